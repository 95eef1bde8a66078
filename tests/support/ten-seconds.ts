import { onTestFinished, vi } from 'vitest';

/** For the rest of the test whoever waits ten seconds waits no longer: that is when a running request says so (W7). */
export function tenSecondsAtOnce(): void {
  const real = globalThis.setTimeout;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act: () => void, ms?: number) => real(act, ms === 10_000 ? 0 : ms));
  onTestFinished(() => spy.mockRestore());
}
