import { vi } from 'vitest';

/** Makes timers of ten seconds fire at once for the rest of the test: after that time a running request shows that it takes long (W7). */
export function tenSecondsAtOnce(): void {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms?: number) =>
    real(act, ms === 10_000 ? 0 : ms),
  );
}
