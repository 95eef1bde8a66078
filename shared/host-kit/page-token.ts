/** What a page of the host gives its browser: cookies, and the anti-forgery token of a `<meta>`. */
import { isLogInPage } from '../lib/text/html-page.ts';

interface OpenedPage {
  /** The `Cookie` header afterwards. */
  readonly cookie: string;
  /** The content of the `<meta>` with this name. */
  meta(name: string): string | undefined;
}

/** @throws Error when the page cannot be read */
export async function openPage(origin: string, page: string, cookie: string): Promise<OpenedPage> {
  const url = new URL(page, origin);
  if (url.origin !== new URL(origin).origin)
    throw new Error(
      `--page ${page} is not on ${origin}, so the cookie was not sent there. Give a path, such as /profile.`,
    );
  const response = await fetch(url, { headers: { Cookie: cookie, Accept: 'text/html' } }).catch((error: unknown) => {
    const reason = reasonOf(error);
    const next = /redirect/.test(reason) ? 'Has the session of --cookie ended?' : 'Is the server running?';
    throw new Error(`--page ${url.href} could not be read: ${reason}. ${next}`);
  });
  const text = await response.text();
  if (isLogInPage(text))
    throw new Error(
      `--page ${url.href} shows a log-in form. Name a page without one; if it has none for people who are logged in, the session of --cookie has ended.`,
    );
  if (!response.ok)
    throw new Error(`--page ${url.href} answered with ${response.status}. Name a page that this person may see.`);
  return {
    cookie: withNew(cookie, response.headers.getSetCookie()),
    meta: (name) => metaOf(text, name),
  };
}

function reasonOf(error: unknown): string {
  // `fetch` throws nothing but errors
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** The `Cookie` header with what the server has set. */
function withNew(cookie: string, set: readonly string[]): string {
  const pairs = [...cookie.split('; '), ...set.flatMap((each) => each.split(';', 1))].filter(Boolean);
  const byName = new Map(pairs.map((pair) => [pair.split('=')[0], pair]));
  return [...byName.values()].join('; ');
}

function metaOf(text: string, name: string): string | undefined {
  for (const [tag] of text.replaceAll(/<!--.*?-->/gs, '').matchAll(/<meta\s[^>]*>/gi)) {
    const attributes = new Map<string, string>(
      [...tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map(([, key = '', ...values]) => [
        key.toLowerCase(),
        decoded(values.find((each) => each !== undefined) ?? ''),
      ]),
    );
    if (attributes.get('name') === name) return attributes.get('content');
  }
  return undefined;
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** The text of an attribute: template engines encode `+`, `=` and `/` of a token in different ways. */
function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, named: string = '') =>
      hex || decimal ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)) : (NAMED[named] ?? whole),
  );
}
