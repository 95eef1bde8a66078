/**
 * Baked in by build.mjs. Widgets: `name hash load dependencies`, joined by `|`; each dependency is one character, its place in the list
 * of shared chunks counted from `0`. That list holds hashes only, joined by spaces.
 */
declare const __WIDGETS__: string;
declare const __CHUNKS__: string;
declare const __VERSION__: string;

export const version = __VERSION__;

const chunks = __CHUNKS__.split(' ');
const urlOf = (file: string): string => new URL(`chunks/${file}.js`, import.meta.url).href;

/** When to load each widget unless the element says otherwise (`data-load`). */
export const defaultLoad = new Map<string, string>();

/** The addresses of every widget of this build: its own chunk first, then every chunk that one imports. */
export const table = new Map<string, string[]>();

for (const line of __WIDGETS__.split('|')) {
  const [name, hash, load, dependencies = ''] = line.split(' ') as [string, string, string, string?];
  defaultLoad.set(name, load);
  table.set(
    name,
    [`${name}-${hash}`, ...[...dependencies].map((place) => `chunk-${chunks[place.charCodeAt(0) - 48]}`)].map(urlOf),
  );
}
