import { onTestFinished, vi } from 'vitest';

/** Makes the browser say that the page came by a reload, Back or a link, until the test ends. */
export function arrivedBy(type: NavigationTimingType, name = location.href): void {
  const entry = Object.create(PerformanceNavigationTiming.prototype, {
    type: { value: type },
    name: { value: name },
    transferSize: { value: 0 },
  }) as PerformanceNavigationTiming;
  const spy = vi.spyOn(performance, 'getEntriesByType');
  spy.mockImplementation((kind) => (kind === 'navigation' ? [entry] : []));
  onTestFinished(() => spy.mockRestore());
}
