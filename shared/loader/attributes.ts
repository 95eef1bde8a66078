/** How the loader shows a widget's state on its element. */
export const STATE = 'data-widget-state';

/** On an element: nothing in it is a widget, also inside shadow roots. */
export const IGNORE = 'data-dw-ignore';

/** The scope that a wrong one becomes. */
export const NOTHING = ':not(*)';
