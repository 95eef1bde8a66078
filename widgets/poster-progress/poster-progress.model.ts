/** When to ask again how far the posters are, and when to stop (part 4, "Poster generation progress"; D17). Pure. */

/** Milliseconds from one answer to the next question (part 9). */
const PAUSE_MS = 5_000;
/** Milliseconds after the first, second, third and every further failure in a row. */
const BACK_OFF_MS = [5_000, 10_000, 20_000, 60_000];
/** However long the server asks to wait (`Retry-After`), milliseconds: longer than a tab lives, and still what a timer can count. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

export interface Polling {
  /** What the server last said; nothing is visible while `show_progress` is false. */
  percent: number;
  shown: boolean;
  /** Failures in a row. */
  failures: number;
  /** How long the server has asked to wait after the last failure, milliseconds. */
  askedToWaitMs: number;
  /** `done`: it was shown and is no longer, all posters are made. `stopped`: asking again makes no sense. */
  phase: 'asking' | 'done' | 'stopped';
}

export const start: Polling = { percent: 0, shown: false, failures: 0, askedToWaitMs: 0, phase: 'asking' };

export function afterAnswer(
  before: Polling,
  { percent, show_progress }: { percent: number; show_progress: boolean },
): Polling {
  if (before.phase !== 'asking') return before;
  if (show_progress) return { ...start, percent, shown: true };
  return { ...start, percent: before.percent, phase: before.shown ? 'done' : 'asking' };
}

/** What a failed question has to say, as the errors of a call have it. */
export interface PollingFailure {
  readonly kind?: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
}

/** The session has ended, or there is no such recognition for this person: asking again makes no sense. */
const isFinal = ({ kind, status }: PollingFailure): boolean =>
  kind === 'session-ended' || status === 403 || status === 404;

export function afterFailure(before: Polling, failure: PollingFailure): Polling {
  if (before.phase !== 'asking') return before;
  return {
    ...before,
    failures: before.failures + 1,
    askedToWaitMs: Math.min((failure.retryAfterSeconds ?? 0) * 1_000, LONGEST_WAIT_MS),
    phase: isFinal(failure) ? 'stopped' : 'asking',
  };
}

/** Milliseconds until the next question: not before the server has asked for it. */
export function pauseMs({ failures, askedToWaitMs }: Polling): number {
  if (failures === 0) return PAUSE_MS;
  return Math.max(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1]!, askedToWaitMs);
}
