// chunk: base
import { documentMember } from '../dom/native-dom.ts';

/** Whether the page has an address that can be requested. A frame with `srcdoc`, or one written by a script, has `about:srcdoc` or similar. */
export const hasOwnAddress = (): boolean => location.protocol !== 'about:';

/** The page's address; in a frame without one its base URL, as for links. */
export const pageAddress = (): string => (hasOwnAddress() ? location.href : documentMember('baseURI'));

/** The path of that address, such as `/app/plt/7`. */
export const pagePath = (): string => new URL(pageAddress()).pathname;

/** Whether the page is in a sandboxed frame without `allow-same-origin`, so that it has no cookies and an opaque origin. */
export const isSandboxed = (): boolean => globalThis.origin === 'null';

/** The page's own origin, never that of `<base>`. In a sandboxed frame it is the origin of the address. */
export function pageOrigin(): string {
  if (location.origin !== 'null') return location.origin; // not `window.origin`, which any script can overwrite
  return isSandboxed() ? new URL(pageAddress()).origin : globalThis.origin;
}
