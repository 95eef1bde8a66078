/** How long a response may be used without asking the server again. */
export interface Kept {
  /** For how many seconds browsers may; `undefined` when the server names no time, so that they choose one. */
  readonly browser: number | undefined;
  /** For how many seconds caches on the way may that have a time of their own. */
  readonly shared: number;
}

/** Reads the headers about caching (RFC 9111, and RFC 5861 for `stale-while-revalidate`). */
export function keptFor(headers: Headers): Kept {
  const directives = directivesOf(headers.get('cache-control') ?? '');
  const seconds = (name: string): number | undefined => {
    const value = directives.get(name) ?? '';
    return /^\d+$/.test(value) ? Number(value) : undefined;
  };
  const isAsked = directives.has('no-cache') || directives.has('no-store');
  const fresh = seconds('max-age') ?? untilExpires(headers);
  return {
    browser: isAsked ? 0 : fresh === undefined ? undefined : fresh + (seconds('stale-while-revalidate') ?? 0),
    shared: seconds('s-maxage') ?? 0,
  };
}

/** The directives in small letters; of several with one name the first counts, as in browsers. */
function directivesOf(header: string): Map<string, string> {
  const found = [...header.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,]*)))?/g)];
  return new Map(
    found.map(([, name = '', quoted, value = '']) => [name.toLowerCase(), quoted ?? value] as const).toReversed(),
  );
}

/** What `Expires` says, in seconds; a text that is no date has passed. */
function untilExpires(headers: Headers): number | undefined {
  const expires = headers.get('expires');
  if (expires === null) return undefined;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.max(0, (Date.parse(expires) - now) / 1000 || 0);
}
