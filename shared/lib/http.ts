/**
 * Reads one cookie and decodes it; a wrongly encoded one is returned unchanged.
 * @param cookies the text of `document.cookie`
 * @returns the value, or `undefined` if there is no such cookie
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** What browsers and servers take for the name of a header. */
export const isHeaderName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Whether a header can carry the text: Latin-1 without line breaks. Browsers leave out spaces and line breaks around it. */
export const isHeaderValue = (text: string): boolean => /^[^\0\r\n\u0100-\uffff]*$/.test(text.trim());

/** The end of a sentence about a text that is not a header's name. */
export const NO_NAME = 'is not the name of an HTTP header. Write one such as X-CSRF-TOKEN.';

/** The end of a sentence about a text that no header can carry. */
export const NO_VALUE = 'has a line break or a character that no HTTP header can carry.';

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
