// chunk: read
/** Whether and when a failed read is retried automatically. Writes never are (W4). */
import type { ApiError } from '../errors/api-error.ts';

const MAX_RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;

/** Retries only what may pass: a lost connection, a server error, too many requests with a short wait. */
export function shouldReadAgain(failures: number, error: Error): boolean {
  // the `kind` of other errors may mean something else
  const { kind } = error as ApiError;
  if (failures >= MAX_RETRIES || (kind !== 'network' && kind !== 'server' && kind !== 'too-many-requests'))
    return false;
  return (retryAfterMs(error) ?? 0) <= LONGEST_WAIT_MS;
}

/** The delay in ms that the server asked for (`Retry-After`), otherwise 1 s, 2 s, 4 s, … */
export function retryDelayMs(failures: number, error: Error): number {
  return retryAfterMs(error) ?? Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS);
}

function retryAfterMs(error: Error): number | undefined {
  // only errors with a `Retry-After` have it
  const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
  return retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
}
