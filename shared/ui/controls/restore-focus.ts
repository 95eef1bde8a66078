import { focusedElement } from '../../page/index.ts';

/**
 * Focuses the first of these places that takes the focus. Each may have left the page, be hidden or disabled; then the nearest
 * element around the first one in the page holds it.
 */
export function restoreFocus(...places: Array<HTMLElement | null | undefined>): void {
  const taken = places.some((place) => {
    place?.focus({ preventScroll: true });
    return place && place === focusedElement();
  });
  if (!taken) holdFocus(places.find((place) => place?.isConnected));
}

/**
 * Focuses an element that is not focusable itself, without an outline, until it loses the focus, so that the next Tab continues from there.
 * When that is not possible, an element around it is focused.
 */
export function holdFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const isOwn = !element.hasAttribute('tabindex');
  const end = (): void => {
    element.removeAttribute('tabindex');
    element.style.outline = '';
    element.removeEventListener('blur', end);
  };
  if (isOwn) {
    element.tabIndex = -1;
    element.style.outline = 'none';
    element.addEventListener('blur', end);
  }
  element.focus({ preventScroll: true });
  if (focusedElement() === element) return;
  if (isOwn) end();
  holdFocus(element.parentElement);
}
