// chunk: client
/** From an endpoint and its values to what is sent: address, headers, form data. */
import type { AnswerOf, Endpoint, ParamsOf, RequestOf } from '../contract/endpoint.ts';
import { isAllowedRoute, ROUTE_EXPECTATION } from '../lib/allowed-route.ts';
import { cookieValue } from '../lib/cookie.ts';
import { isHtml } from '../lib/html-page.ts';
import { logError } from '../lib/log.ts';
import { safeLink } from '../lib/safe-url.ts';
import type { Reply } from './answer.ts';
import type { Environment } from './environment.ts';

type None<Key extends string> = { [Name in Key]?: undefined };

/** What a caller gives for one call: path parameters and payload as the contract names them, and nothing when there are none. */
export type CallOptions<E extends Endpoint> = {
  /** Gives the request up when it fires (W9). */
  signal?: AbortSignal;
  /** Headers the page asks for beyond the usual ones (D16). */
  headers?: Record<string, string>;
} & ([keyof ParamsOf<E>] extends [never] ? None<'params'> : { params: ParamsOf<E> }) &
  ([RequestOf<E>] extends [undefined] ? None<'request'> : { request: RequestOf<E> });

/** The arguments after the endpoint: optional when everything in them is. */
export type CallArguments<E extends Endpoint> =
  {} extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** A function that makes calls. */
export type Call = <E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) => Promise<AnswerOf<E>>;

/** `CallOptions` of no particular endpoint, as the client's own functions see them. */
export interface AnyCallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  request?: Record<string, unknown>;
}

/** What the fields of a query or a form hold, apart from files. */
type Plain = string | number | boolean | null | undefined;

/**
 * The whole address of a call.
 * @throws TypeError when the page's route is refused (W10), a parameter is empty or would lead to another path, or the page is sandboxed
 */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, request = {} }: AnyCallOptions,
  environment: Environment,
): URL {
  const path =
    endpoint.path === '{route}'
      ? suppliedRoute(String(params.route), environment)
      : environment.settings.api_base.replace(/\/$/, '') +
        endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(endpoint, name, params[name]));
  const url = new URL(safeLink(path, environment.origin));
  if (environment.isSandboxed && url.origin === environment.origin) refuseInSandbox(url);
  if (endpoint.encoding === 'query') {
    for (const [name, value] of Object.entries(request as Record<string, Plain>))
      if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

let isSandboxTold = false;

function refuseInSandbox({ pathname }: URL): never {
  if (!isSandboxTold)
    logError(
      'this page is in a sandboxed frame without allow-same-origin. It has no cookies and no session there, so nothing can be loaded or saved. Add allow-same-origin to the frame.',
    );
  isSandboxTold = true;
  throw new TypeError(`${pathname} cannot be reached from a sandboxed frame.`);
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

/** The anti-forgery token as the page has it now (W3): the setting, else the `<meta>`, else the cookie. */
export function tokenOf({ settings, meta, cookies }: Environment): string | undefined {
  const { xsrf_token, xsrf_meta, xsrf_cookie } = settings;
  return xsrf_token || (xsrf_meta && meta?.(xsrf_meta)) || cookieValue(cookies(), xsrf_cookie);
}

/** Says what to do about a refusal that a missing token explains: frameworks refuse it with 419, or with a page and 403 or 422. */
export function tellMissingToken({ status, text }: Reply, call: string, token: string | undefined): void {
  if (token || !(status === 419 || ((status === 403 || status === 422) && isHtml(text)))) return;
  logError(
    `${call} was refused with ${status}, and it carried no anti-forgery token, because the page has none where it was looked for. Name the place in the page settings: xsrf_cookie, xsrf_meta or xsrf_token, and xsrf_header for the header that carries it (README, "Anti-forgery").`,
  );
}

/**
 * The headers of a request (W3). The token goes to the page's own origin only. `Content-Type` is left to the browser for form data.
 */
export function headersFor(
  url: URL,
  { headers = {} }: AnyCallOptions,
  environment: Environment,
): Record<string, string> {
  const token = url.origin === environment.origin ? tokenOf(environment) : undefined;
  const all = [
    ['Accept', 'application/json'],
    ['X-Requested-With', 'XMLHttpRequest'],
    ...Object.entries(headers),
    ...(token ? [[environment.settings.xsrf_header, token]] : []),
  ] as Array<[string, string]>;
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])); // the later of two names that differ in case
}

/** The payload of a multipart call; files keep their names. */
export function formDataOf(request: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    form.append(name, value instanceof Blob ? value : String((value as Plain) ?? ''));
  return form;
}

/** How errors name a call: method and path, without the query, which may hold what a person typed. */
export function nameOf(endpoint: Endpoint, url: URL, environment: Environment): string {
  return `${endpoint.method} ${url.origin === environment.origin ? '' : url.origin}${url.pathname}`;
}
