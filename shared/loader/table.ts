/**
 * Baked in by build.mjs: a line for every chunk, joined by `|`. Of what is shared and of what comes late, the name; of a widget `name dependencies load`, the
 * load left out where it is `visible`; each dependency is one character, its line counted from `0`. Hashes: five letters for each line.
 */
declare const __CHUNKS__: string;
declare const __HASHES__: string;
declare const __VERSION__: string;

export const version = __VERSION__;

const HASH_LETTERS = 5;
const lines = __CHUNKS__.split('|');

/** A widget of this build, or a chunk that the loader itself asks for. */
interface Entry {
  /** When to load it unless the element says otherwise (`data-load`). */
  load: string;
  /** Every chunk that it needs, each after those that it needs itself, and its own last. */
  chunks: string[];
}

export const table = new Map<string, Entry>();

/** Where the chunk of each line is. */
const addresses: Record<string, string> = {};

lines.forEach((line, at) => {
  const [name, dependencies, load = 'visible'] = line.split(' ') as [string, string?, string?];
  addresses[name] = `chunks/${name}-${__HASHES__.substr(at * HASH_LETTERS, HASH_LETTERS)}.js`;
  if (dependencies != null)
    table.set(name, { load, chunks: [...[...dependencies].map((place) => lines[place.charCodeAt(0) - 48]!), name] });
});

/** Where a chunk is, whatever page and loader it is asked from. */
export const addressOf = (name: string): string => new URL(addresses[name]!, import.meta.url).href;
