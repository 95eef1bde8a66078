// chunk: read
/** When and how soon something that only reads is asked for again by itself. Nothing that writes ever is (W4). */
import type { ApiError } from '../errors/api-error.ts';

const MAX_RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;

/** Only failures that may pass by themselves: a lost connection, a server fault, too many requests with a short wait. */
export function shouldReadAgain(failures: number, error: Error): boolean {
  const { kind } = error as ApiError;
  if (failures >= MAX_RETRIES || (kind !== 'network' && kind !== 'server' && kind !== 'too-many-requests'))
    return false;
  return (askedToWaitMs(error) ?? 0) <= LONGEST_WAIT_MS;
}

/** As long as the server asked for (`Retry-After`), otherwise 1 s, 2 s, 4 s, … */
export function retryDelayMs(failures: number, error: Error): number {
  return askedToWaitMs(error) ?? Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS);
}

function askedToWaitMs(error: Error): number | undefined {
  const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
  return retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
}
