import { globSync } from 'node:fs';
import { join } from 'node:path';
import { definitionsOf } from './definitions.ts';

export interface Entry {
  /** Name of the widget or helper chunk. A helper's name starts with `~`, which no template can write as a widget. */
  name: string;
  /** Relative to the project's folder. */
  entry: string;
  /** When it is loaded, unless the element has its own setting. */
  load: string;
}

/** Entries that are not widgets. */
export const HELPERS: Entry[] = [
  { name: '~follow', entry: 'shared/loader/follow.ts', load: 'visible' },
  { name: '~check', entry: 'shared/check/index.ts', load: 'visible' },
  { name: '~late', entry: 'shared/loader/late/index.ts', load: 'visible' },
];

/**
 * All widgets in alphabetical order.
 * @throws Error when a widget does not define itself under its folder's name
 */
export async function widgetSources(root: string): Promise<Entry[]> {
  const names = globSync('*/', { cwd: join(root, 'widgets') }).sort();
  return [...(await definitionsOf(names)).values()].map(({ name, load }) => ({
    name,
    entry: `widgets/${name}/index.ts`,
    load,
  }));
}
