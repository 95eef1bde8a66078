/**
 * Which addresses from the server or the page are followed or shown (decision W10).
 * `javascript:` and the like never reach an `href`, a `src` or `location`.
 */

const pageAddress = () => globalThis.document?.baseURI ?? 'http://localhost/';

function resolve(address: string, base: string, allowed: (url: URL) => boolean, expectation: string): string {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new TypeError(`The address ${JSON.stringify(address)} cannot be read. Expected ${expectation}.`);
  }
  if (!allowed(url))
    throw new TypeError(
      `The address ${JSON.stringify(address.slice(0, 80))} was refused because of "${url.protocol}". Expected ${expectation}.`,
    );
  return url.href;
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

/**
 * An address a person may be sent to, or a request may go to.
 * @param address `https://…`, `http://…` or a path on the page's own origin
 * @param base what paths are relative to; the page's own address unless given
 * @returns the whole address
 * @throws TypeError a sentence that says which address was refused and why
 */
export function safeLink(address: string, base = pageAddress()): string {
  return resolve(address, base, isWeb, 'an address with http: or https:, or a path on this site');
}

/**
 * An address a picture may be shown from: as `safeLink`, and also `data:image/…` and `blob:`.
 * @throws TypeError a sentence that says which address was refused and why
 */
export function safeImage(address: string, base = pageAddress()): string {
  const allowed = (url: URL) =>
    isWeb(url) || url.protocol === 'blob:' || (url.protocol === 'data:' && /^image\//i.test(url.pathname));
  return resolve(address, base, allowed, 'an address with http: or https:, a path on this site, data:image/… or blob:');
}

/** Whether `safeLink` would take the address. */
export function isSafeLink(address: string): boolean {
  try {
    return safeLink(address) !== '';
  } catch {
    return false;
  }
}
