/**
 * Which addresses from the server or the page may be opened (W10). `javascript:` and similar addresses never get into an `href` or
 * `location`, and a path never leads to another site.
 */

import { documentMember } from '../dom/native-dom.ts';

/** What `safeLink` takes, for sentences. */
export const SAFE_LINK = 'an address with http: or https:, or a path on this site';

const baseAddress = () => (globalThis.document ? documentMember('baseURI') : 'http://localhost/');

/**
 * Validates an address that a person or a request may go to.
 * @param address `https://…`, `http://…` or a path on the page's own origin
 * @param base the base of paths; by default the page's base address, which a `<base>` may set
 * @param expectation what is allowed, for the error
 * @returns the absolute address
 * @throws TypeError whose message names the refused address and the expected form
 */
export function safeLink(address: string, base = baseAddress(), expectation = SAFE_LINK): string {
  try {
    const url = new URL(address, base);
    if (isWeb(url) && (isWhole(address) || isPath(address, url, base))) return url.href;
  } catch {
    // not an address
  }
  throw new TypeError(`The address ${JSON.stringify(address.slice(0, 80))} was refused. Expected ${expectation}.`);
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

const isWhole = (address: string) => /^https?:\/\/[^\s/\\]/i.test(address.trim());

/** Whether an address is a plain path. Browsers also find a host in `//host`, `\\host`, `/\host`, `/<tab>/host` and `https:host`, which people overlook. */
const isPath = (address: string, url: URL, base: string) =>
  url.origin === new URL(base).origin && !/^([/\\]{2}|https?:)/i.test(address.trim());
