// chunk: dialog
import { type RefObject, useLayoutEffect } from 'react';

/** What stays of a long title, in px: two lines with the space around them, and the close button beside them (dialog.css). */
const KEPT = 85;

/**
 * On a phone a title of three lines or more would take the space of the form for as long as it is filled in. Such a head scrolls away except for
 * `KEPT` px, in which the title is cut after two lines; at the top of the dialog it is whole. The head keeps its height, so nothing moves.
 */
export function useFoldingHead(head: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [bar, around, title] = [head.current, scroller.current, head.current?.firstElementChild];
    if (!bar || !around || !title) return;
    const narrow = matchMedia('(width < 600px) and (height >= 480px)');
    let away = 0;
    const fold = (isFolded: boolean): void => {
      if (bar.hasAttribute('data-folded') === isFolded) return;
      bar.style.minHeight = isFolded ? `${bar.getBoundingClientRect().height}px` : '';
      bar.toggleAttribute('data-folded', isFolded);
    };
    const scrolled = (): void => fold(away > 0 && around.scrollTop >= away);
    const measure = (): void => {
      fold(false);
      away = narrow.matches ? Math.max(0, bar.getBoundingClientRect().height - KEPT) : 0;
      bar.style.top = away > 0 ? `${-away}px` : '';
      scrolled();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(title);
    narrow.addEventListener('change', measure);
    around.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      narrow.removeEventListener('change', measure);
      around.removeEventListener('scroll', scrolled);
    };
  }, [head, scroller]);
}
