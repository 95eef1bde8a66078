import type { Page } from 'playwright';

export interface Observed {
  /** ms; 50 stands for "none over 50" */
  longestTask: number;
  layoutShift: number;
  /** When the last toggle on the first screen became ready, ms since the page began. */
  visibleReady: number;
  /** When the browser had read the page's HTML, ms since the page began: no module script runs before. */
  htmlRead: number;
  /** When the whole page was first laid out and painted after that, ms since the page began: nothing can be seen earlier. */
  wholePagePainted: number;
}

/** Runs in the page, before its first script: it cannot use anything from outside. */
export function observe(): void {
  const readyAt = new Map<Element, number>();
  const observations: Omit<Observed, 'visibleReady'> = {
    longestTask: 50,
    layoutShift: 0,
    htmlRead: 0,
    wholePagePainted: 0,
  };
  Object.assign(window, {
    // where a toggle stands is asked only now: asking each as it becomes ready would lay out the page as many times
    observe: (): Observed => {
      const top = scrollY;
      scrollTo(0, 0);
      const visible = [...readyAt].filter(([element]) => element.getBoundingClientRect().top < innerHeight);
      scrollTo(0, top);
      return { ...observations, visibleReady: Math.max(0, ...visible.map(([, at]) => at)) };
    },
  });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => {
    observations.longestTask = Math.max(observations.longestTask, duration);
  });
  watch('layout-shift', (entry) => {
    observations.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  addEventListener('DOMContentLoaded', () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    observations.htmlRead = navigation?.domInteractive ?? 0;
    requestAnimationFrame(() => setTimeout(() => (observations.wholePagePainted = performance.now())));
  });
  addEventListener('dw:ready', ({ target }) => {
    if (!readyAt.has(target as Element)) readyAt.set(target as Element, performance.now());
  });
}

export const observed = (page: Page): Promise<Observed> =>
  // the script above puts it there
  page.evaluate(() => (window as unknown as { observe: () => Observed }).observe());
