import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../../shared/lib/dom/adopt-styles.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useWindowEvent } from '../../../shared/ui/use-window-event.ts';
import page from './print-page.css?inline';

/** The attribute of the widget that is printed alone. It does not start with `data-`, because it would then count as a property. */
const MARK = 'dw-printing';

/**
 * Prepares printing: all rows are rendered whenever the page is printed; `print()` prints this widget alone.
 * @param isWide whether it needs paper that lies across
 * @returns `whole`: whether all rows must be rendered now
 */
export function usePrint(isWide: boolean): { whole: boolean; print: () => void } {
  const { element } = useWidget();
  const [whole, setWhole] = useState(false);
  // the browser takes its snapshot right after the event, so render synchronously
  useWindowEvent('beforeprint', () => flushSync(() => setWhole(true)));
  useWindowEvent('afterprint', () => {
    setWhole(false);
    element.removeAttribute(MARK);
  });
  useEffect(() => () => element.removeAttribute(MARK), [element]);
  const print = (): void => {
    adoptStyles(document, page);
    element.setAttribute(MARK, isWide ? 'across' : '');
    window.print();
  };
  return { whole, print };
}
