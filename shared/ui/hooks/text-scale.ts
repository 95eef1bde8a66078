/** The size of the text for which sizes in px are meant, in px. */
const USUAL_TEXT = 16;

/** How large the text of an element is, where 1 is the usual size: what holds words needs so many times its usual width and height. */
export const textScale = (element: Element): number => parseFloat(getComputedStyle(element).fontSize) / USUAL_TEXT;
