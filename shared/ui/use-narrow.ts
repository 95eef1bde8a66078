import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element has less room than it needs; known before the first paint.
 * @param least px
 */
export function useNarrow(ref: RefObject<HTMLElement | null>, least: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      // 0 while it is hidden, which says nothing about its room
      if (element.clientWidth > 0) setNarrow(element.clientWidth < least);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least]);
  return isNarrow;
}
