import { composedParent } from '../../../shared/lib/dom/composed-tree.ts';
import { documentMember } from '../../../shared/lib/dom/native-dom.ts';
import type { Modifier } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { edgeSpeed } from '../sortable-list.model.ts';

/** Longer frames count as this many ms, so that the list does not jump after the page was blocked. */
const MAX_FRAME_MS = 100;

/**
 * Scrolls while an item is dragged near an edge of the visible area. The item stays under the pointer and inside its list. dnd-kit's own
 * auto-scroll does not find scroll containers outside the shadow root.
 */
export function useDragScroll(list: RefObject<HTMLElement | null>) {
  const [dragging, setDragging] = useState(false);
  /** How far the list has moved up since the drag began, in px. */
  const [scrolled, setScrolled] = useState(0);
  /** The list's box when the drag began. */
  const start = useRef(new DOMRect());

  useEffect(() => {
    const box = list.current;
    if (!dragging || !box) return;
    const scroller = scrollContainerOf(box);
    let pointer: number | undefined;
    let frame = 0;
    let last = performance.now();
    /** The fraction of a pixel that was not scrolled yet. */
    let fraction = 0;
    const onPointerMove = ({ clientY }: PointerEvent): void => {
      pointer = clientY;
    };
    const step = (now: number): void => {
      const { top: from, bottom: to } = visibleRange(scroller);
      const speed = pointer === undefined ? 0 : edgeSpeed(pointer, from, to);
      fraction = speed === 0 ? 0 : fraction + (speed * Math.min(now - last, MAX_FRAME_MS)) / 1000;
      last = now;
      const top = Math.trunc(fraction);
      fraction -= top;
      if (top !== 0) scroller.scrollBy({ top, behavior: 'instant' });
      setScrolled(start.current.top - box.getBoundingClientRect().top);
      frame = requestAnimationFrame(step);
    };
    addEventListener('pointermove', onPointerMove, true);
    frame = requestAnimationFrame(step);
    return () => {
      removeEventListener('pointermove', onPointerMove, true);
      cancelAnimationFrame(frame);
    };
  }, [dragging, list]);

  const keepInList: Modifier = ({ transform, activeNodeRect }) => {
    const min = start.current.top - (activeNodeRect?.top ?? 0);
    const max = start.current.bottom - (activeNodeRect?.bottom ?? 0);
    return { ...transform, x: 0, y: Math.max(min, Math.min(max, transform.y + scrolled)) };
  };

  return {
    modifiers: [keepInList],
    dragging,
    begin(): void {
      start.current = list.current?.getBoundingClientRect() ?? new DOMRect();
      setScrolled(0);
      setDragging(true);
    },
    end: () => setDragging(false),
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
