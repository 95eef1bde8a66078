import { pageSettings } from '../settings/page-settings.ts';
import { SAFE_LINK, safeLink } from './safe-url.ts';

export const ROUTE_EXPECTATION = `expected ${SAFE_LINK}, and one that the page setting allowed_routes allows`;

/**
 * Whether a route or upload address of the page may be used: a safe link (W10) below one of the prefixes in `allowed_routes`.
 * `/app/admin` allows `/app/admin/x`, not `/app/administrators`.
 */
export function isAllowedRoute(
  route: string,
  allowed: readonly string[] | undefined = pageSettings().allowed_routes,
  base?: string,
): boolean {
  try {
    const address = addressOf(route, base);
    return !allowed || allowed.some((prefix) => startsWith(address, addressOf(prefix, base)));
  } catch {
    return false;
  }
}

const addressOf = (route: string, base?: string): URL => new URL(safeLink(route, base));

function startsWith(address: URL, prefix: URL): boolean {
  if (address.origin !== prefix.origin) return false;
  if (!meansOnePath(address.pathname)) return false;
  const folder = prefix.pathname.replace(/\/?$/, '/');
  return address.pathname === prefix.pathname || address.pathname.startsWith(folder);
}

/**
 * Whether every server reads the same path: some decode twice, accept overlong bytes or drop what follows a `;`, and would leave the
 * allowed path with "..".
 * @throws URIError when the bytes are not UTF-8
 */
const meansOnePath = (pathname: string): boolean =>
  !/%(2e|2f|5c)/i.test(pathname) && !/;|%[\da-f]{2}/i.test(decodeURIComponent(pathname));
