const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** The things a person can click or type in, in document order; the n-th of a fallback stands for the n-th of the widget. */
export const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
