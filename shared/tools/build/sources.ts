import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STEERING } from '../../lib/index.ts';

const LOADS = STEERING['data-load'];

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
 * All widgets in alphabetical order. Each one's loading moment is read from the text of its `index.ts`, so that it is written only once.
 * @throws Error when a widget folder has no readable `index.ts`
 */
export async function widgetSources(root: string): Promise<Entry[]> {
  const names = globSync('*/', { cwd: join(root, 'widgets') }).sort();
  return Promise.all(
    names.map(async (name) => {
      const entry = `widgets/${name}/index.ts`;
      const source = await readFile(join(root, entry), 'utf8');
      const load = /\bload: '(\w+)'/.exec(source)?.[1];
      if (!load || !LOADS.includes(load))
        throw new Error(
          `${entry} says load: ${load ?? 'nothing'}. Write load: '${LOADS.join("' | '")}' as a plain text.`,
        );
      if (!source.includes(`name: '${name}'`))
        throw new Error(`${entry} does not say name: '${name}'. A widget's name is its folder's.`);
      return { name, entry, load };
    }),
  );
}
