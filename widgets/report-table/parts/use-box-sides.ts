import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `data-before` and `data-after` on a frame while its box hides content there, so that CSS can show it. Also `--box`, the
 * box's width, and `--letter`, what the person adds between letters (WCAG 1.4.12).
 */
export function useBoxSides(box: HTMLElement | null, frame: RefObject<HTMLElement | null>): void {
  // before the first paint, because widths follow from that of the box
  useLayoutEffect(() => {
    if (!box) return;
    // set on the element directly, to avoid a React render at every scroll event
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = box;
      frame.current?.toggleAttribute('data-before', scrollLeft > 0);
      frame.current?.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const measure = (): void => {
      // the width is 0 while it is hidden: keep the last measurement
      if (box.clientWidth > 0) frame.current?.style.setProperty('--box', `${box.clientWidth}px`);
      const { letterSpacing } = getComputedStyle(box);
      frame.current?.style.setProperty('--letter', letterSpacing === 'normal' ? '0px' : letterSpacing);
      look();
    };
    measure();
    const observer = new ResizeObserver(measure);
    // the table, too: other spacing of letters changes its height only
    for (const each of [box, ...box.children]) observer.observe(each);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box, frame]);
}
