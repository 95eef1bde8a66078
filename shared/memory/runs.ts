import { type Slot, slot } from './slot.ts';

/** What runs for an item, or what has failed. */
export interface Run {
  readonly status: 'idle' | 'busy' | 'failed';
  readonly error: unknown;
  /** Of the run that is going on, also while a question is open. */
  readonly controller?: AbortController | undefined;
  /** When the run has begun. */
  readonly at?: number;
}

export const IDLE: Run = { status: 'idle', error: undefined };

const runs = new Map<string, Slot<Run>>();

/** Aborts what runs, and clears an error. */
export function cancel(run: Slot<Run>): void {
  run.get().controller?.abort();
  run.set(IDLE);
}

/**
 * What runs for an item. All its elements show it, it goes on when they are taken out of the page, and the page may put them back.
 * @param item absent for a run of one component's own, which ends when the component does
 */
export function runOf(item?: string): Slot<Run> {
  const known = item === undefined ? undefined : runs.get(item);
  if (known) return known;
  const run: Slot<Run> = slot(IDLE, () => {
    if (run.isWatched()) return remember();
    if (item !== undefined && run.get().controller) return;
    cancel(run);
    if (item !== undefined) runs.delete(item);
  });
  const remember = (): void => {
    if (item !== undefined) runs.set(item, run);
  };
  remember();
  return run;
}

/** Forgets what runs. */
export const forgetRuns = (): void => runs.clear();
