// chunk: ui
import { type RefObject, useRef } from 'react';
import { focusedElement } from '../../lib/dom/composed-tree.ts';
import { rootOf } from '../../lib/dom/native-dom.ts';
import { pageWidth, putAt, usePopover, writePx } from './use-popover.ts';
import { type Box, whatLiesBelow } from './what-lies-below.ts';

/** Distance from the anchor, in px. It leaves space for a control of 44 px beside an anchor of 24 px, and for the control's focus ring. */
const GAP = 16;
/** Distance from the window's edges, in px. */
const EDGE = 4;
/** Beside its anchor a panel may get narrower than it likes to be, in px: on a phone that is where there is space. */
const LEAST_BESIDE = 140;

/**
 * Shows a small panel that opens by itself, as a popover where it disturbs least: above its anchor, beside it or below, where it covers no
 * control and least text, and never over the focused one (WCAG 2.4.11). If there are controls all around, as in a column of switches, it is
 * above, because people work downwards. While the page scrolls, it stays beside its anchor.
 */
export function usePlaceClear(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  const offset = useRef({ x: 0, y: 0 });
  usePopover(ref, anchor, open, (element, box, isNew) => {
    if (isNew) {
      const { left, top } = clearPlace(element, box);
      offset.current = { x: left - box.left, y: top - box.top };
    }
    putAt(element, box.left + offset.current.x, { top: box.top + offset.current.y });
  });
}

/** A place for the panel, which gets the width that it has there. */
function clearPlace(element: HTMLElement, anchor: DOMRect): Box {
  const { offsetTop: seenTop = 0, height: seen = window.innerHeight } = window.visualViewport ?? {};
  /** @param room the greatest width; as wide as the panel likes to be without it */
  const sizeWithin = (room?: number): DOMRect => {
    element.style.maxInlineSize = '';
    if (room !== undefined) writePx(element, { 'max-inline-size': room });
    return element.getBoundingClientRect();
  };
  const inView = (left: number, wantedTop: number, { width, height } = own): Box => {
    const most = { left: pageWidth() - width - EDGE, top: seenTop + seen - height - EDGE };
    const [x, y] = [Math.max(EDGE, Math.min(left, most.left)), Math.max(seenTop + EDGE, Math.min(wantedTop, most.top))];
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const own = sizeWithin();
  const focused = focusedElement();
  const focus = focused?.getBoundingClientRect() ?? anchor;
  // the anchor may be below the control it belongs to; then "above the anchor" would cover the control
  const control = focused && rootOf(focused) === rootOf(element) ? focus : anchor;
  const above = Math.min(anchor.top, control.top) - GAP - own.height;
  const below = Math.max(anchor.bottom, control.bottom) + GAP;
  const start = anchor.right + GAP;
  const room = pageWidth() - EDGE - start;
  const beside = room < own.width && room >= LEAST_BESIDE ? sizeWithin(room) : own;
  const places = [
    inView(anchor.left, above),
    inView(anchor.right - own.width, above),
    inView(start, (anchor.top + anchor.bottom - beside.height) / 2, beside),
    inView(anchor.left, below),
    inView(anchor.right - own.width, below),
  ].filter((place) => !overlap(place, focus) && !overlap(place, anchor));
  element.style.visibility = 'hidden'; // so that elementFromPoint does not find the panel itself
  const clear = places
    .map((place) => ({ place, ...whatLiesBelow(place) }))
    .filter(({ controls }) => !controls)
    .toSorted((one, other) => one.text - other.text)[0]?.place;
  element.style.visibility = '';
  const place = clear ?? places[0] ?? inView(anchor.left, below);
  sizeWithin(place.right - place.left);
  return place;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
