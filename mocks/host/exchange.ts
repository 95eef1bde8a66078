import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { menuOf } from './pages/pages.ts';
import type { Visit } from './page.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Place, Worlds } from './worlds.ts';

/** One request on its way through the host. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly sessions: Sessions;
  readonly worlds: Worlds;
  /** A new one after logging in or out. */
  session: Session;
  /** The world this browser uses; it can be changed for another. */
  place: Place;
}

/** The address to return to, with its query. */
export const here = ({ url }: Exchange) => url.pathname + url.search;

export const csrfField = (session: Session): Html => html`<input type="hidden" name="_token" value="${session.token}">`;

/** What a page or form of the host is given. */
export const visitOf = ({ place, session, url }: Exchange, params: Record<string, string>): Visit => ({
  world: place.world,
  me: session.me,
  params,
  url,
  csrf: csrfField(session),
});

/**
 * The policy every page is sent with; the widgets must run under it without one violation. `font-src` is for
 * the host's own font: the widgets load none, and the tests with bare pages leave it out.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dealer-widgets',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** A page as it is sent: framed, never cached, under the strict policy. */
export function pageResponse(
  exchange: Exchange,
  { title, lang = 'en', status = 200 }: { title: string; lang?: 'ms' | 'en'; status?: number },
  main: Html,
): Response {
  const { session } = exchange;
  const body = layout(
    { title, lang, me: session.me, csrf: csrfField(session), here: here(exchange), menu: menuOf(session.me) },
    main,
  );
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-cache, private',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  });
}

/** Sends the browser on with a GET. */
export const redirect = (path: string, status: 302 | 303 = 303) =>
  new Response(null, { status, headers: { location: path } });

/** A path on this host that may be redirected to; `fallback` for anything else. */
export const localPath = (path: unknown, fallback = '/') =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : fallback;

/** Whether Laravel would answer with JSON (its `expectsJson`): otherwise log-in and validation failures become redirects. */
export function expectsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '*/*';
  if (/[/+]json/i.test(accept.replace(/,.*/s, ''))) return true;
  return request.headers.get('x-requested-with') === 'XMLHttpRequest' && /^\s*(\*\/\*|\*)?\s*(,|;|$)/.test(accept);
}

const refusals = {
  403: ['Not for this role', 'Switch to another person above, then this screen opens.'],
  404: ['Not found', 'There is no such screen. The list of all screens is linked below.'],
  419: [
    'Page expired',
    'The anti-forgery token of the form did not fit the session. Go back, reload the page and try again.',
  ],
} as const;

/** Refuses in the form the caller expects: JSON, or a page; 401 becomes the log-in page. */
export function refuse(exchange: Exchange, status: 401 | 403 | 404 | 419, message: string): Response {
  if (expectsJson(exchange.request)) return Response.json({ message }, { status });
  if (status === 401)
    return redirect(`/login?to=${encodeURIComponent(exchange.request.method === 'GET' ? here(exchange) : '/')}`, 302);
  const [title, advice] = refusals[status];
  return pageResponse(exchange, { title, status }, html`<p>${advice}</p>`);
}
