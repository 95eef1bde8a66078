import type * as v from 'valibot';
import { stored } from '../../lib/schema/index.ts';

/**
 * Small values kept in the browser (D18). Nothing here throws when the storage is forbidden, full or corrupt: a value that cannot be
 * stored is kept in memory until the page is left.
 */
const memory = new Map<string, string>();

/** @param isStored whether the value is still there after the page is left */
type Watcher = (key: string, isStored: boolean) => void;
const watchers = new Set<Watcher>();

/**
 * Calls back with the key of each value that is kept: another element of the page may show it too. Other tabs tell by an event of the browser.
 * @returns a function that ends it
 */
export function watchKept(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Reads a kept value. @returns `undefined` when there is none that the schema accepts */
export function readKept<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    return stored(memory.get(key) ?? localStorage.getItem(key), schema);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value, and tells those who watch.
 * @param value any JSON value
 */
export function keep(key: string, value: unknown): void {
  const isStored = store(key, JSON.stringify(value));
  for (const watcher of watchers) watcher(key, isStored);
}

/** @returns whether it is stored; in memory otherwise */
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
