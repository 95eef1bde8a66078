import { type Endpoint, hostPath } from '../contract/index.ts';
import { ROUTE_EXPECTATION, isAllowedRoute, safeLink } from '../page/index.ts';
import type { AnyCallOptions, Plain } from './call-options.ts';
import type { Environment } from './environment.ts';

/**
 * The complete address of a call.
 * @throws TypeError when the page's route is refused (W10) or a path parameter is empty or `.` or `..`
 */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, request = {} }: AnyCallOptions,
  environment: Environment,
): URL {
  const path =
    endpoint.path === '{route}'
      ? suppliedRoute(String(params.route), environment)
      : hostPath(
          endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(endpoint, name, params[name])),
          environment.settings.api_base,
        );
  const url = new URL(safeLink(path, environment.origin));
  if (endpoint.encoding === 'query') {
    // the contract allows only plain values in a query (endpoint.ts)
    for (const [name, value] of Object.entries(request as Record<string, Plain>))
      if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function suppliedRoute(route: string, { settings, baseUri }: Environment): string {
  const address = safeLink(route, baseUri);
  if (!isAllowedRoute(address, settings.allowed_routes, baseUri))
    throw new TypeError(`The page's route ${JSON.stringify(route.slice(0, 80))} was refused; ${ROUTE_EXPECTATION}.`);
  return address;
}

function segment(endpoint: Endpoint, name: string, value: string | number | undefined): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text))
    throw new TypeError(
      `${endpoint.method} ${endpoint.path} needs a value for {${name}}, but got ${JSON.stringify(value)}. Give an id, a date or a name.`,
    );
  return encodeURIComponent(text);
}

/** The name of a call in errors: method and path, without the query, which may contain personal input. */
export function nameOf(endpoint: Endpoint, url: URL, environment: Environment): string {
  return `${endpoint.method} ${url.origin === environment.origin ? '' : url.origin}${url.pathname}`;
}

/** The name of a call in reports: its parameters, and of a page's route all but the first part, may be ids or names, and are `…`. */
export const reportedName = ({ method, path }: Endpoint, { pathname }: URL): string =>
  `${method} ${path === '{route}' ? pathname.replace(/^(\/[a-z-]+)?\/.*/, '$1/…') : path.replace(/\{\w+\}/g, '…')}`;
