// chunk: ui
import { type RefObject, useRef } from 'react';
import { focusedElement } from '../../lib/dom/composed-tree.ts';
import { closest, documentMember, rootOf } from '../../lib/dom/native-dom.ts';
import { pageWidth, putAt, usePopover } from './use-popover.ts';

/** Distance from the anchor, in px. It leaves space for a control of 44 px beside an anchor of 24 px, and for the control's focus ring. */
const GAP = 16;
/** Distance from the window's edges, in px. */
const EDGE = 4;
/** Distance between the points that are tested for controls, in px; the smallest control has 24 px. */
const STEP = 20;

/** Elements that a person may want to use. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [data-widget]';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Shows a small panel that opens by itself, as a popover where it disturbs least: above its anchor, beside it or below, where it covers no
 * control, and never over the focused one (WCAG 2.4.11). If there are controls all around, as in a column of switches, it is above, because
 * people work downwards. While the page scrolls, it stays beside its anchor.
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

function clearPlace(element: HTMLElement, anchor: DOMRect): Box {
  const { width, height } = element.getBoundingClientRect();
  const { offsetTop: seenTop = 0, height: seen = window.innerHeight } = window.visualViewport ?? {};
  const most = { left: pageWidth() - width - EDGE, top: seenTop + seen - height - EDGE };
  const inView = (left: number, wantedTop: number): Box => {
    const [x, y] = [Math.max(EDGE, Math.min(left, most.left)), Math.max(seenTop + EDGE, Math.min(wantedTop, most.top))];
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const focused = focusedElement();
  const focus = focused?.getBoundingClientRect() ?? anchor;
  // the anchor may be below the control it belongs to; then "above the anchor" would cover the control
  const own = focused && rootOf(focused) === rootOf(element) ? focus : anchor;
  const above = Math.min(anchor.top, own.top) - GAP - height;
  const below = Math.max(anchor.bottom, own.bottom) + GAP;
  const places = [
    inView(anchor.left, above),
    inView(anchor.right - width, above),
    inView(anchor.right + GAP, (anchor.top + anchor.bottom - height) / 2),
    inView(anchor.left, below),
    inView(anchor.right - width, below),
  ].filter((place) => !overlap(place, focus) && !overlap(place, anchor));
  element.style.visibility = 'hidden'; // so that elementFromPoint does not find the panel itself
  const place = places.find((each) => !coversControl(each)) ?? places[0] ?? inView(anchor.left, below);
  element.style.visibility = '';
  return place;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function coversControl({ left, top, right, bottom }: Box): boolean {
  for (let y = top; y < bottom + STEP; y += STEP)
    for (let x = left; x < right + STEP; x += STEP) {
      // for a point in a shadow root, the widget's element is found
      const found = documentMember('elementFromPoint').call(document, Math.min(x, right), Math.min(y, bottom));
      if (found && closest(found, CONTROLS)) return true;
    }
  return false;
}
