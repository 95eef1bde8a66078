import type { CheckRow } from '../../lib/index.ts';

/** Members of what widgets need of the browser, which nothing else has that a page's script may put there, such as `var URL = '…'`. */
const MEMBERS =
  'URL.prototype.toJSON URLSearchParams.prototype.get CSS.escape FormData.prototype.append Blob.prototype.slice CustomEvent.prototype.initCustomEvent Request.prototype.clone Headers.prototype.get';

/** What old libraries replace for everybody: MooTools the first two, others extend the last. */
const REPLACED: Readonly<Record<string, () => unknown>> = {
  'Array.from': () => Array.from(new Set(['a']))[0] !== 'a',
  'Function.prototype.bind': () => Math.max.bind(undefined, 1, 3)(2) !== 3,
  'Object.prototype': () => {
    for (const name in {}) return name;
    return '';
  },
};

function isThere(path: string): boolean {
  try {
    let owner: unknown = globalThis;
    // what has no members throws
    for (const name of path.split('.')) owner = (owner as Record<string, unknown>)[name];
    return typeof owner === 'function';
  } catch {
    return false;
  }
}

/** What scripts of the page have replaced by something else, as rows of `check()`. */
export const replacedNames = (): CheckRow[] =>
  [
    ...MEMBERS.split(' ').flatMap((path) => (isThere(path) ? [] : path.split('.').slice(0, 1))),
    ...Object.keys(REPLACED).filter((name) => REPLACED[name]!()), // a name of the list
  ].map((where) => ({
    where,
    wrong: `a script of this page has replaced ${where}, and widgets that need it fail. Find the script that declares or assigns it, perhaps an old library, and change or remove it.`,
  }));
