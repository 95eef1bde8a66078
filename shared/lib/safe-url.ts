// chunk: core
/**
 * Which addresses from the server or the page are followed or shown (decision W10).
 * `javascript:` and the like never reach an `href`, a `src` or `location`, and a path never leads to another site.
 */

import { documentMember } from './native-dom.ts';

const pageAddress = () => (globalThis.document ? documentMember('baseURI') : 'http://localhost/');

function resolve(address: string, base: string, allowed: (url: URL) => boolean, expectation: string): string {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new TypeError(`The address ${short(address)} cannot be read. Expected ${expectation}.`);
  }
  if (!allowed(url))
    throw new TypeError(
      `The address ${short(address)} was refused because of "${url.protocol}". Expected ${expectation}.`,
    );
  if (isWeb(url) && !isWhole(address) && !isPath(address, url, base))
    throw new TypeError(
      `The address ${short(address)} was refused because it leads to ${url.host} without saying so. Expected ${expectation}.`,
    );
  return url.href;
}

const short = (address: string) => JSON.stringify(address.slice(0, 80));

const isWhole = (address: string) => /^https?:\/\/[^\s/\\]/i.test(address.trim());

/** Browsers also find a host in `//host`, `\\host`, `/\host`, `/<tab>/host` and `https:host`; nobody reads a host there. */
const isPath = (address: string, url: URL, base: string) =>
  url.origin === new URL(base).origin && !/^([/\\]{2}|https?:)/i.test(address.trim());

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
