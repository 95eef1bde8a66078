import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../../shared/lib/dom/adopt-styles.ts';
import {
  containsNode,
  memberOf,
  queryPage,
  removeAttribute,
  setAttribute,
} from '../../../shared/lib/dom/native-dom.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useStyles } from '../../../shared/ui/styles.ts';
import { useWindowEvent } from '../../../shared/ui/use-window-event.ts';
import css from './print.css?inline';
import others from './print-others.css?inline';
import page from './print-page.css?inline';

/** The attribute of the widget that is printed alone. It does not start with `data-`, because it would then count as a property. */
const MARK = 'dw-printing';

/** The attribute of the page's other widgets meanwhile. */
const HIDDEN = 'dw-not-printed';

/**
 * Prepares printing: all rows are rendered whenever the page is printed; `print()` prints this widget alone.
 * @param isWide whether it needs paper that lies across
 * @returns `whole`: whether all rows must be rendered now
 */
export function usePrint(isWide: boolean): { whole: boolean; print: () => void } {
  useStyles(css);
  const { element } = useWidget();
  const [whole, setWhole] = useState(false);
  // the browser takes its snapshot right after the event, so render synchronously
  useWindowEvent('beforeprint', () => flushSync(() => setWhole(true)));
  useWindowEvent('afterprint', () => {
    setWhole(false);
    showAll(element);
  });
  useEffect(() => () => showAll(element), [element]);
  const print = (): void => {
    adoptStyles(document, page);
    element.setAttribute(MARK, isWide ? 'across' : '');
    for (const other of queryPage('[data-widget-state]')) {
      const root = memberOf(other, 'shadowRoot');
      if (!root || containsNode(other, element) || containsNode(element, other)) continue;
      adoptStyles(root, others, 'widget');
      setAttribute(other, HIDDEN, '');
    }
    window.print();
  };
  return { whole, print };
}

/** Ends the printing of one widget alone. */
function showAll(element: HTMLElement): void {
  if (!element.hasAttribute(MARK)) return;
  element.removeAttribute(MARK);
  for (const other of queryPage(`[${HIDDEN}]`)) removeAttribute(other, HIDDEN);
}
