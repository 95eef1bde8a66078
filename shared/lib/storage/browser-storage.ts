// chunk: ui
/**
 * Small values kept in the browser (D18). Nothing here throws when the storage is forbidden, full or corrupt: a value that cannot be
 * stored is kept in memory until the page is left.
 */
const memory = new Map<string, string>();

const watchers = new Set<(key: string) => void>();

/**
 * Calls back with the key of each value that is kept: another element of the page may show it too. Other tabs tell by an event of the browser.
 * @returns a function that ends it
 */
export function watchKept(watcher: (key: string) => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Reads a kept value. Validate it, because any script of the page's origin may have written it.
 * @returns `undefined` when there is none, or it is not JSON
 */
export function readKept(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value.
 * @param value any JSON value
 * @returns whether it is still there after the page is left
 */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  const isStored = store(key, text);
  for (const watcher of watchers) watcher(key);
  return isStored;
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden storage cannot contain a value of ours
  }
}
