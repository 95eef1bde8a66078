/** Whether and when a failed read is retried automatically. Writes never are (W4). */

const MAX_RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;

/** Any error of a read; those of the client say more. */
interface ReadError extends Error {
  kind?: string;
  retryAfterSeconds?: number | undefined;
}

/** Retries only what may pass: a lost connection, a server error, too many requests with a short wait. */
export function shouldReadAgain(failures: number, error: ReadError): boolean {
  const { kind } = error;
  if (failures >= MAX_RETRIES || (kind !== 'network' && kind !== 'server' && kind !== 'too-many-requests'))
    return false;
  return (retryAfterMs(error) ?? 0) <= LONGEST_WAIT_MS;
}

/** The delay in ms that the server asked for (`Retry-After`), otherwise 1 s, 2 s, 4 s, … */
export function retryDelayMs(failures: number, error: ReadError): number {
  return retryAfterMs(error) ?? Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS);
}

function retryAfterMs({ retryAfterSeconds }: ReadError): number | undefined {
  return retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
}
