import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { composedParent, documentMember } from '../../../shared/page/index.ts';
import { useWindowEvent } from '../../../shared/ui/hooks/index.ts';
import { edgeSpeed } from '../sortable-list.model.ts';
import type { useLift } from './use-lift.ts';

/** How far a pointer moves before it drags, in px. */
const DRAGS_FROM_PX = 5;
/** Longer frames count as this many ms, so that the list does not jump after the page was blocked. */
const MAX_FRAME_MS = 100;

interface Press {
  readonly id: string;
  readonly row: HTMLElement;
  /** Where it began, in px of the window, and below the top of its row. */
  readonly from: number;
  readonly grip: number;
  /** Where the pointer is now, in px of the window. */
  at: number;
  /** A press lifts once: Escape has put the item back. */
  hasLifted: boolean;
}

/**
 * Drags an item by its handle. It follows the pointer inside of its list, and takes the place of the items whose middle it has covered. Near an edge
 * of the visible area the page scrolls.
 * @returns what the handle of an item calls when it is pressed
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  { lifted, shown, pickUp, goTo, drop, cancel }: ReturnType<typeof useLift>,
): (event: PointerEvent<HTMLElement>, id: string) => void {
  const press = useRef<Press>(undefined);
  const [dragged, setDragged] = useState<Press>();
  const isDragged = dragged !== undefined && lifted === dragged.id;

  const onMove = ({ isPrimary, clientY }: globalThis.PointerEvent): void => {
    const now = press.current;
    if (!now || !isPrimary) return;
    now.at = clientY;
    if (now.hasLifted || Math.abs(clientY - now.from) <= DRAGS_FROM_PX) return;
    now.hasLifted = true;
    // the pointer may be released before the next render
    flushSync(() => {
      setDragged(now);
      pickUp(now.id);
    });
  };
  const release = (end: () => void): void => {
    press.current = undefined;
    if (isDragged) end();
    setDragged(undefined);
  };
  useWindowEvent('pointermove', onMove, { capture: true });
  useWindowEvent('pointerup', () => release(drop), { capture: true });
  useWindowEvent('pointercancel', () => release(cancel), { capture: true });

  const follow = useEffectEvent(({ id, row, grip, at }: Press, within: HTMLElement) => {
    row.style.translate = '';
    const { top, height } = row.getBoundingClientRect();
    const box = within.getBoundingClientRect();
    const wanted = Math.max(box.top, Math.min(at - grip, box.bottom - height));
    const others = [...within.children].filter((each) => each !== row).map((each) => each.getBoundingClientRect());
    // what lies below is passed by the lower edge of the dragged one, what lies above by its upper edge
    const to = others.filter((each) => each.top + each.height / 2 < wanted + (each.top > top ? height : 0)).length;
    const scale = height / row.offsetHeight || 1; // the page may have scaled it
    row.style.translate = `0 ${(wanted - top) / scale}px`;
    if (to !== shown.indexOf(id)) goTo(id, to);
  });
  useEffect(() => {
    const within = list.current;
    if (!isDragged || !within) return;
    const scroller = scrollContainerOf(within);
    let frame = 0;
    let last = performance.now();
    /** The fraction of a pixel that was not scrolled yet. */
    let fraction = 0;
    const step = (now: number): void => {
      const { top, bottom } = visibleRange(scroller);
      const speed = edgeSpeed(dragged.at, top, bottom);
      fraction = speed === 0 ? 0 : fraction + (speed * Math.min(now - last, MAX_FRAME_MS)) / 1000;
      last = now;
      const by = Math.trunc(fraction);
      fraction -= by;
      if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' });
      follow(dragged, within);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      dragged.row.style.translate = '';
    };
  }, [isDragged, dragged, list]);

  return ({ isPrimary, button, clientY, currentTarget }, id) => {
    const row = currentTarget.closest('li');
    if (!isPrimary || button !== 0 || !row) return;
    const grip = clientY - row.getBoundingClientRect().top;
    press.current = { id, row, from: clientY, grip, at: clientY, hasLifted: false };
  };
}

/** The nearest vertical scroll container, also outside the shadow root. */
function scrollContainerOf(element: Element): Element {
  for (let at = composedParent(element); at && at !== documentMember('body'); at = composedParent(at)) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return documentMember('scrollingElement') ?? documentMember('documentElement');
}

/** The part of the viewport in which a scroll container's content is visible, in px. */
function visibleRange(scroller: Element): { top: number; bottom: number } {
  if (scroller === documentMember('scrollingElement')) return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
