import { composedParent } from '../../../shared/lib/composed-tree.ts';
import { documentMember } from '../../../shared/lib/native-dom.ts';
import type { Modifier } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { edgeSpeed } from '../sortable-list.model.ts';

/**
 * Scrolls while an item is dragged to an edge of what is seen, and keeps the item under the pointer meanwhile and inside of its list.
 * Ours and not dnd-kit's: that one looks for what scrolls no further than the shadow root.
 */
export function useDragScroll(list: RefObject<HTMLElement | null>) {
  const [dragging, setDragging] = useState(false);
  /** How far the list has gone up since the drag began, px. */
  const [scrolled, setScrolled] = useState(0);
  const first = useRef(new DOMRect());

  useEffect(() => {
    const box = list.current;
    if (!dragging || !box) return;
    const scroller = scrollerOf(box);
    let pointer: number | undefined;
    let frame = 0;
    const follow = ({ clientY }: PointerEvent): void => {
      pointer = clientY;
    };
    const step = (): void => {
      const { from, to } = seenOf(scroller);
      const speed = pointer === undefined ? 0 : edgeSpeed(pointer, from, to);
      if (speed !== 0) scroller.scrollBy({ top: speed, behavior: 'instant' });
      setScrolled(first.current.top - box.getBoundingClientRect().top);
      frame = requestAnimationFrame(step);
    };
    addEventListener('pointermove', follow, true);
    frame = requestAnimationFrame(step);
    return () => {
      removeEventListener('pointermove', follow, true);
      cancelAnimationFrame(frame);
    };
  }, [dragging, list]);

  const stay: Modifier = ({ transform, activeNodeRect }) => {
    const least = first.current.top - (activeNodeRect?.top ?? 0);
    const most = first.current.bottom - (activeNodeRect?.bottom ?? 0);
    return { ...transform, x: 0, y: Math.max(least, Math.min(most, transform.y + scrolled)) };
  };

  return {
    modifiers: [stay],
    begin(): void {
      first.current = list.current?.getBoundingClientRect() ?? new DOMRect();
      setScrolled(0);
      setDragging(true);
    },
    end: () => setDragging(false),
  };
}

/** What scrolls up and down around an element, also outside of its shadow root. */
function scrollerOf(element: Element): Element {
  for (let at = composedParent(element); at && at !== documentMember('body'); at = composedParent(at)) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return documentMember('scrollingElement') ?? documentMember('documentElement');
}

/** The part of the window in which a scroller's content is seen, px from its top. */
function seenOf(scroller: Element): { from: number; to: number } {
  if (scroller === documentMember('scrollingElement')) return { from: 0, to: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { from: Math.max(0, top), to: Math.min(innerHeight, bottom) };
}
