/** How long a request may run before the person is told that it is still working, in ms (decision W7). */
export const STILL_WORKING_AFTER_MS = 10_000;

/**
 * Tells when work takes long; there is no time limit, only this word.
 * @param tell called once when the work is still running after the time
 * @returns the same promise
 */
export function tellWhenSlow<Result>(work: Promise<Result>, tell: () => void, afterMs = STILL_WORKING_AFTER_MS): Promise<Result> {
  const timer = setTimeout(tell, afterMs);
  return work.finally(() => clearTimeout(timer));
}
