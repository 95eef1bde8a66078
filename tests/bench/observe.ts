import type { Page } from 'playwright';

export interface Observed {
  /** ms; 50 stands for "none over 50" */
  longestTask: number;
  /** When the last toggle on the first screen became ready, ms since the page began. */
  visibleReady: number;
  /** When the browser had read the page's HTML, ms since the page began: no module script runs before. */
  htmlRead: number;
}

/** Runs in the page, before its first script: it cannot use anything from outside. */
export function observe(): void {
  const readyAt = new Map<Element, number>();
  let longestTask = 50;
  Object.assign(window, {
    // where a toggle stands is asked only now: asking each as it becomes ready would lay out the page as many times
    observe: (): Observed => {
      const top = scrollY;
      scrollTo(0, 0);
      const visible = [...readyAt].filter(([element]) => element.getBoundingClientRect().top < innerHeight);
      scrollTo(0, top);
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const visibleReady = Math.max(0, ...visible.map(([, at]) => at));
      return { longestTask, visibleReady, htmlRead: navigation?.domInteractive ?? 0 };
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('dw:ready', ({ target }) => {
    if (!readyAt.has(target as Element)) readyAt.set(target as Element, performance.now());
  });
}

export const observed = (page: Page): Promise<Observed> =>
  // the script above puts it there
  page.evaluate(() => (window as unknown as { observe: () => Observed }).observe());
