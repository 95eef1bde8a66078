import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { composedParent, documentMember, rootOf, zoomOf } from '../../page/index.ts';
import { useStyles } from '../common/index.ts';
import css from './popover.css?inline';

const hasPopovers = 'showPopover' in HTMLElement.prototype;

/**
 * Shows an element of the class `ui-popover` in the top layer, where no container cuts it off. In browsers without popovers
 * (before Chrome 114, Safari 17, Firefox 125) CSS gives it a fixed position.
 * @param place positions the element (with `putAt`) next to the anchor's box
 */
export function usePopover(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  place: (element: HTMLElement, anchor: DOMRect) => void,
): void {
  useStyles(css, 'ui');
  const onPlace = useEffectEvent(place);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !open) return;
    const follow = (): void => {
      if (anchor.current) onPlace(element, anchor.current.getBoundingClientRect());
    };
    if (hasPopovers) element.popover = 'manual'; // not elsewhere: Chrome 111 would log an error about an unknown attribute
    const show = () => {
      if (hasPopovers && !element.matches(':popover-open')) element.showPopover();
      follow();
    };
    show();
    const control = new AbortController();
    const { signal } = control;
    // moving the widget in the page hides the popover without an event; in Firefox without a blur event too
    for (const type of ['pointerdown', 'focusin']) anchor.current?.addEventListener(type, show, { signal });
    for (const root of rootsAround(anchor.current))
      root.addEventListener('scroll', follow, { signal, capture: true, passive: true });
    window.addEventListener('resize', show, { signal });
    window.visualViewport?.addEventListener('resize', show, { signal });
    window.visualViewport?.addEventListener('scroll', follow, { signal });
    return () => {
      control.abort();
      if (hasPopovers && element.isConnected) element.hidePopover();
    };
  }, [ref, anchor, open]);
}

/** The window and every shadow root around the element: events of scrolling do not leave the root they happen in. */
function rootsAround(element: Element | null): Set<EventTarget> {
  const roots = new Set<EventTarget>([window]);
  for (let at = element; at; at = composedParent(at)) {
    const root = rootOf(at);
    if (root instanceof ShadowRoot) roots.add(root);
  }
  return roots;
}

/** Writes lengths in px of the window into an element's styles. */
export function writePx(
  element: HTMLElement,
  lengths: Partial<Record<'left' | 'top' | 'bottom' | 'width' | 'max-height', number>>,
): void {
  const zoom = zoomOf(element);
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(name, `${length / zoom}px`);
}

/**
 * Positions an element whose size is set already.
 * @param left in px of the window
 * @param bottom in px, in place of `top`, for an element above its anchor that grows upwards
 */
export function putAt(element: HTMLElement, left: number, { top, bottom }: { top?: number; bottom?: number }): void {
  const { style } = element;
  [style.top, style.bottom] = ['auto', 'auto'];
  writePx(element, { left, ...(bottom === undefined ? { top: top ?? 0 } : { bottom: window.innerHeight - bottom }) });
  if (hasPopovers) return;
  // outside the top layer an ancestor, such as a size container, may be the reference of "fixed"
  style.translate = '';
  const at = element.getBoundingClientRect();
  style.translate = `${left - at.left}px ${top === undefined ? (bottom ?? 0) - at.bottom : top - at.top}px`;
}

/** The width of the window in px, without the scroll bar, which would cover a popover. */
export const pageWidth = (): number => documentMember('documentElement').clientWidth;
