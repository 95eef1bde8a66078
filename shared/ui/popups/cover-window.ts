import { adoptStyles, matches, memberOf, rootOf, zoomOf } from '../../page/index.ts';
import css from './cover-window.css?inline';

/** More than rounding: the person has enlarged the page with two fingers, and moves it with one. */
export const isPinched = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Lays an element over what is seen of the window until the signal is aborted: on a phone the keyboard hides half of it. What a
 * person has enlarged with two fingers stays where it is.
 * @param element a dialog or the toasts; a dialog is opened after this, or the browser scrolls to what gets the focus where it was before
 */
export function coverWindow(element: HTMLElement, signal: AbortSignal): void {
  // it is in the page, or in a shadow root of it
  adoptStyles(rootOf(element) as ShadowRoot | Document, css, 'ui');
  const viewport = window.visualViewport;
  const zoom = zoomOf(memberOf(element, 'parentElement') ?? element); // a closed dialog has none
  const place = (): void => {
    if (!viewport) return;
    const { offsetLeft, offsetTop, scale } = viewport;
    const [width, height] = [viewport.width * Math.max(1, scale), viewport.height * Math.max(1, scale)];
    const px = (length: number): string => `${Math.max(0, length) / zoom}px`;
    Object.assign(element.style, {
      left: px(Math.min(offsetLeft, innerWidth - width)),
      top: px(Math.min(offsetTop, innerHeight - height)),
      width: px(width),
      height: px(height),
    });
  };
  place();
  const follow = (): unknown => isPinched() || place();
  addEventListener('resize', follow, { capture: true, signal }); // before what measures itself then
  for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, follow, { signal });
}

/**
 * Keeps the page behind a dialog from being scrolled by a wheel or finger on it. Nothing of the page itself is changed: hosts scroll and size
 * `html` and `body` in so many ways that every lock moves some page.
 */
export function keepPageStill(dialog: HTMLElement, signal: AbortSignal): void {
  const drop = (event: WheelEvent | TouchEvent): void => {
    const path = event.composedPath();
    const zooms = 'touches' in event ? event.touches.length > 1 : event.ctrlKey;
    if (!zooms && !isPinched() && !path.slice(0, path.indexOf(dialog) + 1).some(takesIt)) event.preventDefault();
  };
  dialog.addEventListener('wheel', drop, { passive: false, signal });
  dialog.addEventListener('touchmove', drop, { passive: false, signal });
}

/** Whether it is a field or scrolls itself; what scrolls hands nothing on (`overscroll-behavior`). */
function takesIt(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  if (matches(target, 'input, select')) return true;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target;
  return (
    (scrollHeight > clientHeight || scrollWidth > clientWidth) && /auto|scroll/.test(getComputedStyle(target).overflow)
  );
}
