/** The part of deployed.ts about one answer. Each problem is a sentence without its subject. */
import type { Answer } from './deployed-request.ts';
import { keptFor } from './cache-time.ts';

/** From how many seconds on a file counts as kept for long: a month. */
const LONG_S = 30 * 24 * 3600;
/** The types of scripts that browsers accept (WHATWG, MIME Sniffing, "JavaScript MIME type"). */
const SCRIPT = /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

export function typeProblems(name: string, headers: Headers): string[] {
  const type = headers.get('content-type') ?? '';
  const [expected, pattern] = name.endsWith('.css') ? ['text/css', /^text\/css$/] : ['text/javascript', SCRIPT];
  return pattern.test(type.toLowerCase().replace(/\s*;.*/, ''))
    ? []
    : [`comes as "${type}", which browsers refuse. Send "${expected}".`];
}

/** @param isHashed whether the file's name changes with its bytes */
export function cachingProblems(headers: Headers, isHashed: boolean): string[] {
  const { browser, shared } = keptFor(headers);
  const says = `says ${cachingIn(headers)} about caching`;
  if (isHashed)
    return (browser ?? 0) >= LONG_S
      ? []
      : [`${says}. Its name changes with its bytes: "public, max-age=31536000, immutable".`];
  const who = shared > 0 ? 'caches on the way, such as a CDN,' : browser === 0 ? undefined : 'browsers';
  const noTime = who === 'browsers' && browser === undefined && headers.has('cache-control');
  return who
    ? [
        `${says}${noTime ? ', which names no time' : ''}, so ${who} may keep the one of an earlier build. Send "no-cache".`,
      ]
    : [];
}

/** What the headers say about caching, quoted. */
export function cachingIn(headers: Headers): string {
  const control = headers.get('cache-control');
  const expires = headers.get('expires');
  return control ? `"${control}"` : expires ? `"Expires: ${expires}"` : 'nothing';
}

/** A module is where its last redirect leads: what it imports is looked for there, and the import map does not know it there. */
export function redirectProblems(folder: string, name: string, { redirected, url }: Answer): string[] {
  if (!redirected) return [];
  const { origin } = new URL(url);
  const to = url.endsWith(name) ? url.slice(0, -name.length) : url;
  const policy = origin === new URL(folder).origin ? '' : ` The pages' script-src must allow ${origin} until then.`;
  return [
    `is redirected to ${to}, and browsers look there for what it imports. Serve it without a redirect, or name that address in the pages and here.${policy}`,
  ];
}

/**
 * @param folder the address of the folder
 * @param from the origin of the pages, when it is another than the folder's
 */
export function corsProblems(folder: string, { headers, url }: Answer, from: string | undefined): string[] {
  const own = new URL(folder).origin;
  const pages = from ?? own;
  const last = new URL(url).origin;
  if (pages === own && last === own) return [];
  // browsers do not tell a third origin which page asks (Fetch, "redirect-tainted")
  const isNamed = pages === own || last === own;
  const allowed = headers.get('access-control-allow-origin');
  const because = last === own ? '' : `, because it comes from ${last}`;
  return allowed === '*' || allowed === (isNamed ? pages : 'null')
    ? []
    : [
        `cannot be read by pages of ${pages}${because}. Send "Access-Control-Allow-Origin: *", with errors too; error pages and rewrite rules of the whole server answer without it.`,
      ];
}
