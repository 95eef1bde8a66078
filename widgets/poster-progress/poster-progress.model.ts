/** When to poll next, and when to stop (part 4, "Poster generation progress"; D17). Pure. */

/** Time from an answer to the next poll, in ms (part 9). */
const PAUSE_MS = 5_000;
/** Time to the next poll after the first, second, third and every further consecutive failure, in ms. */
const BACK_OFF_MS = [5_000, 10_000, 20_000, 60_000];

export interface Polling {
  /** From the server's last answer; nothing is visible while `show_progress` is false. */
  percent: number;
  shown: boolean;
  /** Consecutive failures. */
  failures: number;
  /** The `Retry-After` of the last failure, in ms. */
  retryAfterMs: number;
  /** `done`: the progress was visible and has ended, so all posters are made. `stopped`: further polls make no sense. */
  phase: 'asking' | 'done' | 'stopped';
}

export const start: Polling = { percent: 0, shown: false, failures: 0, retryAfterMs: 0, phase: 'asking' };

export function afterAnswer(
  before: Polling,
  { percent, show_progress }: { percent: number; show_progress: boolean },
): Polling {
  if (before.phase !== 'asking') return before;
  if (show_progress) return { ...start, percent, shown: true };
  return { ...start, percent: before.percent, phase: before.shown ? 'done' : 'asking' };
}

/** The fields of an error that polling reads. */
export interface PollingFailure {
  readonly kind?: string;
  readonly onlyReloadHelps?: boolean;
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
}

/** Whether further polls make no sense: the session has ended, the page is outdated, or this person has no such recognition. */
const isFinal = ({ onlyReloadHelps, status }: PollingFailure): boolean =>
  onlyReloadHelps === true || status === 403 || status === 404;

export function afterFailure(before: Polling, failure: PollingFailure): Polling {
  if (before.phase !== 'asking') return before;
  return {
    ...before,
    failures: before.failures + 1,
    retryAfterMs: (failure.retryAfterSeconds ?? 0) * 1_000,
    phase: isFinal(failure) ? 'stopped' : 'asking',
  };
}

/**
 * Whether a failure is logged as an error. Lost connections are only notes until the third in a row: the next poll
 * repeats them, and in Firefox every page that is left during a poll causes one.
 */
export const isWorthAnError = ({ failures }: Polling, { kind }: PollingFailure): boolean =>
  kind !== 'network' || failures > 2;

/** Time to the next poll, in ms; never less than the server's `Retry-After`. */
export function pauseMs({ failures, retryAfterMs }: Polling): number {
  if (failures === 0) return PAUSE_MS;
  // the index is from 0 to length - 1, because `failures` is at least 1
  return Math.max(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1]!, retryAfterMs);
}
