import type { Page } from 'playwright';

export interface Observed {
  /** ms; 50 stands for "none over 50" */
  longestTask: number;
  layoutShift: number;
  /** When the last toggle on the first screen became ready, ms since the page began. */
  visibleReady: number;
  /** When the browser had read the page's HTML, ms since the page began: no module script runs before. */
  htmlRead: number;
}

/** Runs in the page, before its first script: it cannot use anything from outside. */
export function observe(): void {
  const observations: Observed = { longestTask: 50, layoutShift: 0, visibleReady: 0, htmlRead: 0 };
  Object.assign(window, { observations });
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
  });
  addEventListener('dw:ready', ({ target }) => {
    const { top } = (target as Element).getBoundingClientRect();
    if (scrollY === 0 && top < innerHeight) observations.visibleReady = performance.now();
  });
}

export const observed = (page: Page): Promise<Observed> =>
  page.evaluate(() => (window as unknown as { observations: Observed }).observations);
