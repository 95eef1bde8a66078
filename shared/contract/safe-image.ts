import { safeLink } from '../page/index.ts';

/**
 * Validates the address of a picture, before it gets into a `src` (W10): like `safeLink`, but `data:image/…` and `blob:` are allowed too.
 * @throws TypeError whose message names the refused address and the expected form
 */
export function safeImage(address: string, base?: string): string {
  return isInline(address)
    ? new URL(address).href
    : safeLink(address, base, 'an address with http: or https:, a path on this site, data:image/… or blob:');
}

function isInline(address: string): boolean {
  try {
    const { protocol, pathname } = new URL(address);
    return protocol === 'blob:' || (protocol === 'data:' && /^image\//i.test(pathname));
  } catch {
    return false; // a path
  }
}
