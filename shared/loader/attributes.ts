import { closestComposed } from '../page/index.ts';

/** The attribute that shows a widget's state on its element. */
export const STATE = 'data-widget-state';

/** On an element: nothing inside it is a widget, not even in its shadow roots. */
export const IGNORE = 'data-dw-ignore';

/** Whether the page allows this element to be a widget or a copy button. */
export const isAllowed = (element: Element): boolean => !closestComposed(element, `[${IGNORE}]`);
