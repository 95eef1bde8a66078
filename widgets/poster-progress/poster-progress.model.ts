/** When to ask again how far the posters are, and when to stop (part 4, "Poster generation progress"; D17). Pure. */

/** Milliseconds from one answer to the next question (part 9). */
const PAUSE_MS = 5_000;
/** Milliseconds after the first, second, third and every further failure in a row. */
const BACK_OFF_MS = [5_000, 10_000, 20_000, 60_000];

export interface Polling {
  /** What the server last said; nothing is visible while `show_progress` is false. */
  percent: number;
  shown: boolean;
  /** Failures in a row. */
  failures: number;
  /** `done`: it was shown and is no longer, all posters are made. `stopped`: asking again makes no sense. */
  phase: 'asking' | 'done' | 'stopped';
}

export const start: Polling = { percent: 0, shown: false, failures: 0, phase: 'asking' };

export function afterAnswer(
  before: Polling,
  { percent, show_progress }: { percent: number; show_progress: boolean },
): Polling {
  if (before.phase !== 'asking') return before;
  if (show_progress) return { percent, shown: true, failures: 0, phase: 'asking' };
  return { ...before, failures: 0, shown: false, phase: before.shown ? 'done' : 'asking' };
}

/** @param final the session has ended, or there is no such recognition for this person: 401, 403, 404 */
export function afterFailure(before: Polling, final: boolean): Polling {
  if (before.phase !== 'asking') return before;
  return { ...before, failures: before.failures + 1, phase: final ? 'stopped' : 'asking' };
}

/** Milliseconds until the next question. */
export function pauseMs({ failures }: Polling): number {
  return failures === 0 ? PAUSE_MS : BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1]!;
}
