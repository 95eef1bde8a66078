// chunk: client
import { cookieValue } from '../lib/http/cookie.ts';
import { logError } from '../lib/page/log.ts';
import { isHtml } from '../lib/text/html-page.ts';
import type { Reply } from './answer.ts';
import type { Environment } from './environment.ts';

/** The page's current anti-forgery token (W3): from the setting, else the `<meta>`, else the cookie. */
export function tokenOf({ settings, meta, cookies }: Environment): string | undefined {
  const { xsrf_token, xsrf_meta, xsrf_cookie } = settings;
  return xsrf_token || (xsrf_meta && meta?.(xsrf_meta)) || cookieValue(cookies(), xsrf_cookie);
}

/** Logs how to fix a refusal caused by a missing token. Frameworks answer that with 419, or with a page and 403 or 422. */
export function warnOfMissingToken({ status, text }: Reply, call: string, token: string | undefined): void {
  if (token || !(status === 419 || ((status === 403 || status === 422) && isHtml(text)))) return;
  logError(
    `${call} was refused with ${status}, and it carried no anti-forgery token, because the page has none where it was looked for. Name the place in the page settings: xsrf_cookie, xsrf_meta or xsrf_token, and xsrf_header for the header that carries it (README, "Anti-forgery").`,
  );
}
