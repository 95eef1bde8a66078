// chunk: ui
import type { RefObject } from 'react';
import { pageWidth, putAt, usePopover } from './use-popover.ts';

const GAP = 4;
/** The greatest height of a list, in px. */
export const LIST_HEIGHT = 320;

export interface PanelSize {
  width: number;
  /** The height it needs; if there is less space below, it is placed above. */
  height: number;
}

/**
 * Shows an element as a popover below its anchor, or above where there is more space, always inside the visible area: on a phone the keyboard takes
 * half of the screen.
 * @param size in px, for an element with a fixed size; without it the element is a list as wide as its anchor
 */
export function usePlaceBeside(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  size?: PanelSize,
): void {
  usePopover(ref, anchor, open, (element, box) => placeBeside(element, box, size?.width, size?.height));
}

function placeBeside(element: HTMLElement, box: DOMRect, ownWidth?: number, wanted = 200): void {
  const { offsetTop: seenTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const below = seenTop + height - box.bottom - 2 * GAP;
  const above = box.top - seenTop - 2 * GAP;
  const goesBelow = below >= wanted || below >= above;
  const width = Math.min(ownWidth ?? Math.max(box.width, 240), pageWidth() - 2 * GAP);
  element.style.width = `${width}px`;
  element.style.maxHeight = `${Math.max(80, Math.min(LIST_HEIGHT, goesBelow ? below : above))}px`;
  const left = Math.max(GAP, Math.min(box.left, pageWidth() - width - GAP));
  putAt(element, left, goesBelow ? { top: box.bottom + GAP } : { bottom: box.top - GAP });
}
