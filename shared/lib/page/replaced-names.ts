import type { CheckRow } from './widget-protocol.ts';

/**
 * What widgets need of the language and the browser, and whether it does what it does. A page's script may have replaced it: `var URL = '…'` does
 * so without meaning to, old libraries do so for everybody.
 */
const NEEDED: Readonly<Record<string, () => unknown>> = {
  URL: () => new URL('b', 'https://page.invalid/').pathname === '/b',
  URLSearchParams: () => new URLSearchParams('a=b').get('a'),
  CSS: () => CSS.escape('a'),
  FormData: () => !new FormData().has('a'),
  Blob: () => new Blob(['a']).size,
  CustomEvent: () => new CustomEvent('a', { detail: 'b' }).detail,
  Request: () => new Request('https://page.invalid/', { method: 'PUT' }).method === 'PUT',
  Headers: () => new Headers({ a: 'b' }).get('a'),
  AbortController: () => new AbortController().signal,
  MutationObserver: () => new MutationObserver(() => {}).observe,
  ResizeObserver: () => new ResizeObserver(() => {}).observe,
  IntersectionObserver: () => new IntersectionObserver(() => {}).observe,
  'Array.from': () => Array.from(new Set(['a']))[0] === 'a',
  'Function.prototype.bind': () => Math.max.bind(undefined, 1, 3)(2) === 3,
  'Object.prototype': () => {
    for (const _ in {}) return false;
    return true;
  },
};

function works(test: () => unknown): boolean {
  try {
    return Boolean(test());
  } catch {
    return false;
  }
}

/** What scripts of the page have replaced by something else, as rows of `check()`. */
export const replacedNames = (): CheckRow[] =>
  Object.keys(NEEDED)
    .filter((name) => !works(NEEDED[name]!)) // a name of the list
    .map((where) => ({
      where,
      wrong: `a script of this page has replaced ${where}, so widgets that need it fail. Find what assigns or declares it, such as "var ${where.split('.')[0]}" or an old library, and give that another name, or leave the library out of this page.`,
    }));
