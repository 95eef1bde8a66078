/** The longest wait that is shown to a person, in seconds. */
export const A_DAY_S = 86_400;

/**
 * Reads a `Retry-After` header.
 * @param value seconds, or a date
 * @param serverDate the answer's `Date` header; a date is compared with it, so that a wrong clock on this device does not matter
 * @returns whole seconds to wait, at most a day; `undefined` when the header is absent or cannot be read
 */
export function retryAfterSeconds(value: string | null, serverDate: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Math.min(A_DAY_S, Number(value));
  const moment = Date.parse(value);
  const now = Date.parse(serverDate ?? '') || Date.now();
  return Number.isNaN(moment) ? undefined : Math.min(A_DAY_S, Math.max(0, Math.ceil((moment - now) / 1000)));
}
