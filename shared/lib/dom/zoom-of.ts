// chunk: ui
/**
 * How many px of the window a px in an element's styles is; another number than 1 on a page with CSS `zoom`. Boxes are measured in px of the window.
 * Browsers without this (before Chrome 128) measure in px of the styles.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;
