import { NO_NAME, NO_VALUE, cookieValue, isHeaderName, isHeaderValue, isHtml } from '../lib/index.ts';
import { DEFAULTS } from '../page/index.ts';
import type { Reply } from './answer.ts';
import type { Environment } from './environment.ts';

type Settings = Pick<Environment['settings'], 'xsrf_cookie' | 'xsrf_meta'>;

interface FoundToken {
  token: string;
  place: string;
}

/** The page's current anti-forgery token (W3) and where it was found: in the setting, else the `<meta>`, else the cookie. */
export function foundToken({ settings, meta, cookies }: Environment): FoundToken | undefined {
  const { xsrf_token, xsrf_meta, xsrf_cookie } = settings;
  if (xsrf_token) return { token: xsrf_token, place: 'the page setting xsrf_token' };
  const content = xsrf_meta && meta?.(xsrf_meta);
  if (content) return { token: content, place: `<meta name="${xsrf_meta}">` };
  const token = cookieValue(cookies(), xsrf_cookie);
  return token ? { token, place: `the cookie ${xsrf_cookie}` } : undefined;
}

/** Why there is no token, and what to do: the place that the settings name is empty, or they name none. */
export function whyNoToken({ xsrf_cookie, xsrf_meta }: Settings): string {
  const django = 'Django sets it only on pages with {% csrf_token %} or @ensure_csrf_cookie';
  if (xsrf_meta) return `the page has no <meta name="${xsrf_meta}"> with a content. Write it into the head.`;
  if (xsrf_cookie !== DEFAULTS.xsrf_cookie)
    return `the server has not set the cookie ${xsrf_cookie}${xsrf_cookie === 'csrftoken' ? ` (${django})` : ''}, or scripts may not read it.`;
  return `there is no cookie ${xsrf_cookie}. Name the place in the page settings: xsrf_cookie, xsrf_meta or xsrf_token, and xsrf_header for the header that carries it (guide "Token and log-in").`;
}

/** Why the token cannot be sent in its header; `undefined` when it can. */
export function whyNotSendable(
  { token, place }: FoundToken,
  { xsrf_header }: Pick<Environment['settings'], 'xsrf_header'>,
): string | undefined {
  if (!isHeaderName(xsrf_header))
    return `the page setting xsrf_header is ${JSON.stringify(xsrf_header.slice(0, 60))}, which ${NO_NAME}`;
  return isHeaderValue(token) ? undefined : `the token of ${place} ${NO_VALUE} Write there what the server made.`;
}

/**
 * What a refused writing call says about its token; `undefined` when something else was the cause. Frameworks answer a wrong or missing token
 * with 419, or with a page and 400, 403 or 422.
 * @param found what the call carried
 */
export function tokenAdvice(
  found: FoundToken | undefined,
  settings: Environment['settings'],
  { status, text }: Reply,
): string | undefined {
  const isPage = isHtml(text);
  if (status !== 419 && status !== 403 && !(isPage && (status === 400 || status === 422))) return undefined;
  const isForbidden = status === 403;
  if (!found) {
    const why = `It carried no anti-forgery token, because ${whyNoToken(settings)}`;
    return isForbidden && !isPage
      ? `${why} If the server asks for none, this person may not do it; check their role.`
      : why;
  }
  if (isForbidden && !isPage) return undefined;
  const where = `It carried the token of ${found.place} in the header ${settings.xsrf_header}. Is that the header that the server reads (page setting xsrf_header)?`;
  return isForbidden ? `${where} If it is, this person may not do it; check their role.` : where;
}
