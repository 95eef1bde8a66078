import { type RefObject, useLayoutEffect, useState } from 'react';
import { textScale } from './text-scale.ts';

/**
 * Whether an element is narrower than it needs; known before the first paint.
 * @param least the width it needs with text of the usual size, in px, and in proportion with another
 */
export function useNarrow(ref: RefObject<HTMLElement | null>, least: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      // the width is 0 while it is hidden: keep the last measurement
      if (element.clientWidth > 0) setNarrow(element.clientWidth < least * textScale(element));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least]);
  return isNarrow;
}
