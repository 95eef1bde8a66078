import { type RefObject, useLayoutEffect } from 'react';
import { zoomOf } from '../../page/index.ts';

/**
 * On a phone a long title would take the form's space all the time. Such a head scrolls away except for two lines (dialog.css).
 * It keeps its height, so that nothing moves.
 */
export function useFoldingHead(head: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [bar, around, title] = [head.current, scroller.current, head.current?.firstElementChild];
    if (!bar || !around || !title) return;
    const narrow = matchMedia('(width < 600px) and (height >= 480px)');
    let away = 0;
    const fold = (isFolded: boolean): void => {
      if (bar.hasAttribute('data-folded') === isFolded) return;
      bar.style.minHeight = isFolded ? `${heightOf(bar)}px` : '';
      bar.toggleAttribute('data-folded', isFolded);
    };
    const scrolled = (): void => fold(away > 0 && around.scrollTop >= away);
    const measure = (): void => {
      fold(false);
      away = narrow.matches ? savedByFolding(bar) : 0;
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

/** How much lower an unfolded head would be when folded, in whole px. */
function savedByFolding(bar: HTMLElement): number {
  const height = heightOf(bar);
  bar.toggleAttribute('data-folded', true);
  const foldedHeight = heightOf(bar);
  bar.toggleAttribute('data-folded', false);
  return Math.max(0, Math.floor(height - foldedHeight));
}

/** In px of the styles. */
const heightOf = (bar: HTMLElement): number => bar.getBoundingClientRect().height / zoomOf(bar);
