import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '../lib/composed-tree.ts';

/**
 * Measures a bar that sticks to an edge, so that CSS can keep what has the focus out from under it (WCAG 2.4.11), and brings the focus
 * back into sight when the bar grows over it. A bar that does not stick, as in a low window, covers nothing and counts as 0.
 * @param place what the height is written to, in px, as a custom property for scroll margins and paddings
 */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  property: `--_${string}`,
): void {
  useLayoutEffect(() => {
    const [element, around] = [bar.current, place.current];
    if (!element || !around) return;
    let before = 0;
    const measure = (): void => {
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      if (height === before) return;
      around.style.setProperty(property, `${height}px`);
      const focused = focusedElement();
      if (height > before && focused && around.contains(focused) && !element.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
      before = height;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // it may begin or end to stick without another size of its own
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      around.style.removeProperty(property);
    };
  }, [bar, place, property]);
}
