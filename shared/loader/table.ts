/**
 * Baked in by build.mjs. Widgets: `name dependencies load`, joined by `|`, the load left out where it is `visible`; each dependency is one
 * character, its place in the list of shared chunks counted from `0`. Hashes: five letters for each shared chunk, then for each widget.
 */
declare const __WIDGETS__: string;
declare const __HASHES__: string;
declare const __VERSION__: string;

export const version = __VERSION__;

const HASH_LETTERS = 5;
const lines = __WIDGETS__.split('|');
const sharedChunks = __HASHES__.length / HASH_LETTERS - lines.length;

/** @param place of its hash */
const urlOf = (name: string, place: number): string =>
  new URL(`chunks/${name}-${__HASHES__.substr(place * HASH_LETTERS, HASH_LETTERS)}.js`, import.meta.url).href;

/** When to load each widget unless the element says otherwise (`data-load`). */
export const defaultLoad = new Map<string, string>();

/** The addresses of every widget of this build: its own chunk first, then every chunk that it needs, each after those that it needs itself. */
export const table = new Map<string, string[]>();

lines.forEach((line, at) => {
  const [name, dependencies, load = 'visible'] = line.split(' ') as [string, string, string?];
  defaultLoad.set(name, load);
  table.set(name, [
    urlOf(name, sharedChunks + at),
    ...[...dependencies].map((place) => urlOf('chunk', place.charCodeAt(0) - 48)),
  ]);
});
