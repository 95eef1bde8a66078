/**
 * Small texts kept in the browser (D18), for the tab (`sessionStorage`) or for longer (`localStorage`). Nothing here throws when the storage
 * is forbidden or full: such a text is kept in memory until the page is left.
 */
export type Where = 'tab' | 'browser';

const refused = { tab: new Map<string, string>(), browser: new Map<string, string>() };

/** @throws DOMException where the storage is forbidden */
const storageOf = (where: Where): Storage => (where === 'tab' ? sessionStorage : localStorage);

export function readText(where: Where, key: string): string | undefined {
  try {
    return refused[where].get(key) ?? storageOf(where).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text; `undefined` removes it.
 * @returns whether it is still there after the page is left
 */
export function writeText(where: Where, key: string, text: string | undefined): boolean {
  refused[where].delete(key);
  try {
    if (text === undefined) storageOf(where).removeItem(key);
    else storageOf(where).setItem(key, text);
    return true;
  } catch {
    if (text !== undefined) refused[where].set(key, text);
    return false;
  }
}

/** All keys, also those of the page. */
export function keysIn(where: Where): string[] {
  try {
    return [...refused[where].keys(), ...Object.keys(storageOf(where))];
  } catch {
    return [...refused[where].keys()];
  }
}
