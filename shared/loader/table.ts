/** Baked in by build.mjs: one line a widget, `name hash load dependency…`, dependencies by number; then one line a shared chunk, `name-hash`. */
declare const __WIDGETS__: string;
declare const __CHUNKS__: string;
declare const __VERSION__: string;

export const version = __VERSION__;

export interface TableEntry {
  /** When to load unless the element says otherwise (`data-load`). */
  readonly load: string;
  /** Addresses, the widget's own chunk first, then every chunk it imports. */
  readonly urls: readonly string[];
}

const chunks = __CHUNKS__.split(' ');
const urlOf = (file: string): string => new URL(`chunks/${file}.js`, import.meta.url).href;

/** Every widget of this build by name. */
export const table: ReadonlyMap<string, TableEntry> = new Map(
  __WIDGETS__.split('|').map((line) => {
    const [name, hash, load, ...dependencies] = line.split(' ') as [string, string, string, ...string[]];
    return [name, { load, urls: [`${name}-${hash}`, ...dependencies.map((index) => chunks[+index]!)].map(urlOf) }];
  }),
);
