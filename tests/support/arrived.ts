import { vi } from 'vitest';
import { forgetMemory } from '../../shared/memory/kept/forget-me.ts';

/** Makes the browser say that the page has come now by a reload, Back (from its cache) or a link, until the test ends. */
export function arrivedBy(type: NavigationTimingType, name = location.href): void {
  forgetMemory();
  const entry = Object.create(PerformanceNavigationTiming.prototype, {
    type: { value: type },
    name: { value: name },
    transferSize: { value: 0 },
  }) as PerformanceNavigationTiming;
  const spy = vi.spyOn(performance, 'getEntriesByType');
  spy.mockImplementation((kind) => (kind === 'navigation' ? [entry] : []));
}
