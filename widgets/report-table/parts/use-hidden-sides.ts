import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-before` and `data-after` on a frame while the box inside it has hidden content at its start or end, so that CSS can show that it
 * continues there.
 */
export function useHiddenSides(box: HTMLElement | null, frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!box) return;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = box;
      // set on the element directly, to avoid a React render at every scroll event
      frame.current?.toggleAttribute('data-before', scrollLeft > 0);
      frame.current?.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box, frame]);
}
