/** The attribute that shows a widget's state on its element. */
export const STATE = 'data-widget-state';

/** On an element: nothing inside it is a widget, not even in its shadow roots. */
export const IGNORE = 'data-dw-ignore';
