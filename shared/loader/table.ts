import { HASH_LETTERS, type MountableWidget } from '../lib/index.ts';

/**
 * Set by the build: a line for each chunk, joined by `|`: its name, for widgets also dependencies and `load`, without `visible`. A dependency
 * is a digit to the base 36: its line. __HASHES__ has HASH_LETTERS a line.
 */
declare const __CHUNKS__: string;
declare const __HASHES__: string;
declare const __VERSION__: string;

export const version = __VERSION__;

const names: string[] = [];

/** A widget of this build, or a chunk that the loader itself requests. */
interface Entry {
  /** When to load it, unless the element has `data-load`; `undefined` means `visible`. */
  load: string | undefined;
  /** All chunks it needs, each after those that it needs, and its own last. */
  chunks: string[];
}

/** What this build has. */
export const table = new Map<string, Entry>();

/** Registered widgets, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

/** The folder of the loader, not of the page. Without `URL`, whose name a script of the page may have taken. */
const HOME = import.meta.url.replace(/[^/]*([?#].*)?$/, '');

/** The address of each chunk. */
const addresses: Record<string, string> = {};

__CHUNKS__.split('|').forEach((line, at) => {
  // every line has at least a name
  const [name, dependencies, load] = line.split(' ') as [string, string?, string?];
  names.push(name);
  addresses[name] = `${HOME}chunks/${name}-${__HASHES__.substr(at * HASH_LETTERS, HASH_LETTERS)}.js`;
  if (dependencies != null)
    // the build numbered the lines in the same way, and what is needed comes first
    table.set(name, { load, chunks: [...[...dependencies].map((place) => names[parseInt(place, 36)]!), name] });
});

export const addressOf = (name: string): string => addresses[name]!; // callers take the name from the table
