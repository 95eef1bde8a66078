// chunk: wire
import { pageAddress } from './page-address.ts';

/** The path of the page's address, such as `/app/plt/7`. */
export const pagePath = (): string => new URL(pageAddress()).pathname;

/** Whether the page is in a sandboxed frame without `allow-same-origin`, so that it has no cookies and an opaque origin. */
export const isSandboxed = (): boolean => globalThis.origin === 'null';

/** The page's own origin, never that of `<base>`. In a sandboxed frame it is the origin of the address. */
export function pageOrigin(): string {
  if (location.origin !== 'null') return location.origin; // not `window.origin`, which any script can overwrite
  return isSandboxed() ? new URL(pageAddress()).origin : globalThis.origin;
}
