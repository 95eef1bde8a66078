/** What a page of the host gives its browser: cookies, the anti-forgery token of a `<meta>`, and the page settings. */
import { isLogInPage } from '../../lib/index.ts';
import { PAGE_SETTINGS_ID, type PageSettings, readPageSettings } from '../../page/index.ts';
import { fetchPage, isOtherPage, nextStep, whoMaySee } from './fetch-page.ts';
import { readPage } from './page-dom.ts';

interface OpenedPage {
  /** The `Cookie` header for the next request, with the cookies that the page has set. */
  readonly cookie: string;
  /** The content of the `<meta>` with this name. */
  meta(name: string): string | undefined;
  /** Its page settings; the defaults when it has none. */
  readonly settings: Readonly<PageSettings>;
  /** Why it may not be the page that was meant: a redirect led to another. Empty when none did. */
  readonly doubt: string;
}

/** @throws Error when the page cannot be read */
export async function openPage(origin: string, page: string, cookie: string): Promise<OpenedPage> {
  const url = new URL(page, origin);
  if (url.origin !== new URL(origin).origin)
    throw new Error(
      `--page ${page} is not on ${origin}, so the cookie was not sent there. Give a path, such as /profile.`,
    );
  const { response, text } = await fetchPage(url.href, cookie).catch((error: Error) => {
    throw new Error(`--page ${url.href} could not be read: ${error.message}. ${nextStep(error)}`, { cause: error });
  });
  if (isLogInPage(text))
    throw new Error(
      `--page ${url.href} shows a log-in form. Name a page without one; if it has none for people who are logged in, the session of --cookie has ended.`,
    );
  const last = response.redirected ? new URL(response.url).origin : url.origin;
  if (last !== url.origin)
    throw new Error(
      `--page ${url.href} is redirected to ${last}, another origin. Give ${last} as the origin if the pages come from there.`,
    );
  if (!response.ok)
    throw new Error(`--page ${url.href} answered with ${response.status}. Name a page that this person may see.`);
  return {
    cookie: withNew(cookie, response.headers.getSetCookie()),
    meta: (name) => metaOf(text, name),
    settings: settingsIn(text),
    doubt: isOtherPage(response, url.href)
      ? `--page ${page} was redirected to ${new URL(response.url).pathname}. ${whoMaySee(cookie)}`
      : '',
  };
}

/** The `Cookie` header with the cookies of `Set-Cookie` added or replaced. */
function withNew(cookie: string, set: readonly string[]): string {
  const pairs = [...cookie.split('; '), ...set.flatMap((each) => each.split(';', 1))].filter(Boolean);
  const byName = new Map(pairs.map((pair) => [pair.split('=')[0], pair]));
  return [...byName.values()].join('; ');
}

const metaOf = (html: string, name: string): string | undefined =>
  readPage(html)
    .querySelectorAll('meta')
    .find((each) => each.getAttribute('name') === name)
    ?.getAttribute('content') ?? undefined;

const settingsIn = (html: string): Readonly<PageSettings> =>
  readPageSettings(
    readPage(html).querySelectorAll(`script[type="application/json"]#${PAGE_SETTINGS_ID}`)[0]?.textContent ?? '{}',
  ).settings;
