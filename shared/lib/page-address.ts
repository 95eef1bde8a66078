// chunk: base
import { documentMember } from './native-dom.ts';

/**
 * Where the page is. A frame with `srcdoc`, or one that a script wrote, has an address of its own that says nothing (`about:srcdoc`)
 * and no `location.origin`; what it is relative to then counts, as it does for links.
 */
export const pageAddress = (): string => (location.protocol === 'about:' ? documentMember('baseURI') : location.href);

/** Whether the page is in a sandboxed frame without `allow-same-origin`: it has no cookies there, and belongs to no site. */
export const isSandboxed = (): boolean => globalThis.origin === 'null';

/** The page's own origin, never that of a `<base>`; when it is sandboxed, the one it would have. */
export function pageOrigin(): string {
  if (location.origin !== 'null') return location.origin; // any script may write another `window.origin`
  return isSandboxed() ? new URL(pageAddress()).origin : globalThis.origin;
}
