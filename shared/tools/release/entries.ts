import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../build/chunk.ts';
import { definitionsOf } from '../reference/definitions.ts';

/** Entries that are not widgets. */
export const HELPERS: Entry[] = [
  { name: '~follow', entry: 'shared/loader/follow/follow.ts', load: 'visible' },
  { name: '~check', entry: 'shared/check/index.ts', load: 'visible' },
];

/**
 * All widgets in alphabetical order.
 * @throws Error when a widget does not define itself under its folder's name
 */
export async function widgetSources(): Promise<Entry[]> {
  const definitions = await definitionsOf(
    globSync('*/', { cwd: join(import.meta.dirname, '../../../widgets') }).sort(),
  );
  return [...definitions.values()].map(({ name, load }) => ({ name, entry: `widgets/${name}/index.ts`, load }));
}
