import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '../../page/index.ts';

/** Space between the bar and a focused element, in px. */
const GAP = 12;

/**
 * Measures a bar that sticks to an edge, so that CSS keeps focused elements clear of it (WCAG 2.4.11). When it grows over the
 * focused one, that is scrolled into view, unless the person has scrolled away.
 * @param place the property that gets the height plus a gap, in px. For a scrolling element use its scroll padding: a custom
 * property would make the browser compute the styles of everything inside again while the dialog opens
 */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  property: 'scroll-padding-top' | 'scroll-padding-bottom' | '--_bar',
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    let before = GAP;
    let around = place.current;
    const measure = (): void => {
      // a place around the component is there only after this effect: the observer measures again before anything is painted
      around = place.current ?? around;
      if (!around) return;
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight + GAP : GAP;
      if (height === before) return;
      around.style.setProperty(property, `${height}px`);
      const focused = focusedElement();
      if (
        height > before &&
        focused &&
        around.contains(focused) &&
        !element.contains(focused) &&
        covers(element, focused)
      )
        focused.scrollIntoView({ block: 'nearest' });
      before = height;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // the bar may start or stop sticking without changing its size
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      around?.style.removeProperty(property);
    };
  }, [bar, place, property]);
}

/** Whether the bar is over the element or what scrolls into view with it, or closer than the gap. */
function covers(bar: HTMLElement, element: Element): boolean {
  const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const [above, below] = [parseFloat(scrollMarginTop), parseFloat(scrollMarginBottom)];
  return under.bottom + below + GAP > over.top && under.top - above - GAP < over.bottom;
}
