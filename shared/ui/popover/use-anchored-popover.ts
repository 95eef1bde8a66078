import type { RefObject } from 'react';
import { textScale } from '../hooks/index.ts';
import { zoomOf } from '../../page/index.ts';
import { useCloseRequest } from './use-close-request.ts';
import { pageWidth, putAt, usePopover, writePx } from './use-popover.ts';

const GAP = 4;
/** The greatest height of a list, in px of its styles. */
export const LIST_HEIGHT = 320;

export interface PanelSize {
  /** Where its anchor is wider, it is as wide. */
  width: number;
  /** The height it needs; if there is less space below, it is placed above, and if there is less in both places, at the side or over the anchor. */
  height: number;
}

/**
 * Shows an element as a popover below its anchor, or above where there is more space: on a phone the keyboard takes half of it. A
 * window that is too low for both shows it beside.
 * @param size the least, in px of its styles; without it the element is a list
 */
export function useAnchoredPopover(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  size?: PanelSize,
): void {
  useCloseRequest(anchor);
  usePopover(ref, anchor, true, (element, box) => placeBeside(element, box, size));
}

function placeBeside(element: HTMLElement, box: DOMRect, size?: PanelSize): void {
  const { offsetTop: seenTop = 0, height: seen = window.innerHeight } = window.visualViewport ?? {};
  const zoom = zoomOf(element);
  const grown = zoom * (size ? Math.max(1, textScale(element)) : 1);
  const wanted = (size ? size.height : 200) * grown;
  const below = seenTop + seen - box.bottom - 2 * GAP;
  const above = box.top - seenTop - 2 * GAP;
  const goesBelow = below >= wanted || below >= above;
  const room = goesBelow ? below : above;
  const width = Math.min(Math.max(box.width, (size?.width ?? 240) * grown), pageWidth() - 2 * GAP);
  const inPage = (left: number): number => Math.max(GAP, Math.min(left, pageWidth() - width - GAP));
  const resize = (height: number): void => writePx(element, { width, 'max-height': height });
  if (size && room < wanted) {
    const most = seen - 2 * GAP;
    resize(most);
    const lowest = seenTop + GAP + most - Math.min(wanted, most);
    putAt(element, inPage(box.right + GAP), { top: Math.max(seenTop + GAP, Math.min(box.top, lowest)) });
    return;
  }
  resize(Math.max(80 * zoom, Math.min(LIST_HEIGHT * zoom, room)));
  putAt(element, inPage(box.left), goesBelow ? { top: box.bottom + GAP } : { bottom: box.top - GAP });
}
