// chunk: ui
import { type RefObject, useLayoutEffect } from 'react';

const hasPopovers = 'showPopover' in HTMLElement.prototype;
const GAP = 4;
/** px; a list is never higher */
export const LIST_HEIGHT = 320;

export interface PanelSize {
  width: number;
  /** From here on it goes above rather than being cut below. */
  height: number;
}

/**
 * Shows an element as a popover below its anchor, or above where there is more room, never beyond what is seen: on a phone the
 * keyboard takes half of it away. The top layer keeps it from being cut by whatever scrolls or hides around it; browsers without
 * popovers (before Chrome 114, Safari 17, Firefox 125) show the element where it stands, of fixed position by its own css.
 * @param size px, of something that has its own; without it, a list: as wide as its anchor
 */
export function usePlaceBeside(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  size?: PanelSize,
): void {
  const { width, height } = size ?? {};
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !open) return;
    const place = () => anchor.current && placeBeside(element, anchor.current.getBoundingClientRect(), width, height);
    if (hasPopovers) element.popover = 'manual'; // else Chrome 111 would write an error about an attribute it does not know
    const show = () => {
      if (hasPopovers && !element.matches(':popover-open')) element.showPopover();
      place();
    };
    show();
    const control = new AbortController();
    const { signal } = control;
    // a page that moves the widget hides the popover without a word, in Firefox without a lost focus too
    for (const type of ['pointerdown', 'focusin']) anchor.current?.addEventListener(type, show, { signal });
    window.addEventListener('scroll', place, { signal, capture: true, passive: true });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('scroll', place, { signal });
    return () => {
      control.abort();
      if (hasPopovers && element.isConnected) element.hidePopover();
    };
  }, [ref, anchor, open, width, height]);
}

function placeBeside(element: HTMLElement, box: DOMRect, ownWidth?: number, wanted = 200): void {
  const { style } = element;
  const { offsetTop: seenTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const below = seenTop + height - box.bottom - 2 * GAP;
  const above = box.top - seenTop - 2 * GAP;
  const goesBelow = below >= wanted || below >= above;
  const width = Math.min(ownWidth ?? Math.max(box.width, 240), window.innerWidth - 2 * GAP);
  style.width = `${width}px`;
  style.maxHeight = `${Math.max(80, Math.min(LIST_HEIGHT, goesBelow ? below : above))}px`;
  const left = Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP));
  style.left = `${left}px`;
  style.top = goesBelow ? `${box.bottom + GAP}px` : 'auto';
  style.bottom = goesBelow ? 'auto' : `${window.innerHeight - box.top + GAP}px`;
  if (hasPopovers) return;
  // outside of the top layer an ancestor, such as a size container, may be what "fixed" is measured from
  style.translate = '';
  const at = element.getBoundingClientRect();
  style.translate = `${left - at.left}px ${goesBelow ? box.bottom + GAP - at.top : box.top - GAP - at.bottom}px`;
}
