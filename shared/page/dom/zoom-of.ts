/**
 * How many px of the window a px in an element's styles is: not 1 under CSS `zoom`. Browsers before Chrome 128 measure boxes in
 * px of the styles, so it is 1 there.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;
