import { onTestFinished, vi } from 'vitest';

/** For the rest of the test timers of ten seconds fire at once: that is when a running request shows that it takes long (W7). */
export function tenSecondsAtOnce(): void {
  const real = globalThis.setTimeout;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act: () => void, ms?: number) => real(act, ms === 10_000 ? 0 : ms));
  onTestFinished(() => spy.mockRestore());
}
