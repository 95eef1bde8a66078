import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../../shared/lib/adopt-styles.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import page from './print-page.css?inline';

/** Marks the widget that is printed by itself; no `data-` name, so that it is no property. */
const MARK = 'dw-printing';

/**
 * Printing: all rows are there whenever the page is printed; with `print()` only this widget is on the paper.
 * @returns `whole`: all rows have to be drawn now
 */
export function usePrint(): { whole: boolean; print: () => void } {
  const { element } = useWidget();
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    // the browser takes its picture right after the event
    const before = (): void => flushSync(() => setWhole(true));
    const after = (): void => {
      setWhole(false);
      element.removeAttribute(MARK);
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      element.removeAttribute(MARK);
    };
  }, [element]);
  const print = (): void => {
    adoptStyles(document, page);
    element.setAttribute(MARK, '');
    window.print();
  };
  return { whole, print };
}
