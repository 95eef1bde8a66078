import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOOR_CONDITION } from './floor.mjs';

const LOADS = ['eager', 'idle', 'visible', 'interaction'];

export interface Entry {
  /** Of the widget, or of a chunk that is none: `~` keeps it out of the names a template may write. */
  name: string;
  /** From the project's folder. */
  entry: string;
  /** When it is loaded unless the element says otherwise. */
  load: string;
}

/** Chunks of their own that are no widgets. */
export const HELPERS: Entry[] = [
  { name: '~follow', entry: 'shared/loader/follow.ts', load: 'visible' },
  { name: '~late', entry: 'shared/dialogs/late.ts', load: 'visible' },
];

/**
 * Every widget folder, in alphabetical order, with the moment it is loaded, read from the text of its `index.ts` so that this is
 * written once. Throws a sentence when a folder has no readable one.
 */
export async function widgetSources(root: string): Promise<Entry[]> {
  const folders = (await readdir(join(root, 'widgets'), { withFileTypes: true }))
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
  return Promise.all(
    folders.sort().map(async (name) => {
      const entry = `widgets/${name}/index.ts`;
      const source = await readFile(join(root, entry), 'utf8');
      const load = /\bload: '(\w+)'/.exec(source)?.[1];
      if (!load || !LOADS.includes(load))
        throw new Error(`${entry} says load: ${load ?? 'nothing'}. Write load: '${LOADS.join("' | '")}' as a plain text.`);
      if (!source.includes(`name: '${name}'`))
        throw new Error(`${entry} does not say name: '${name}'. A widget's name is its folder's.`);
      return { name, entry, load };
    }),
  );
}

/**
 * The style sheet a host links so that nothing moves when a widget arrives: `shared/ui/reserve.css` and each widget's `<name>.reserve.css`.
 * Only names of ours are spoken of, because other libraries use the attribute too, and all of it counts for `data-dw-widget` as well,
 * which such pages write instead. Below the floor no widget will come, so no place is kept.
 */
export async function reservedPlaces(root: string, widgets: Entry[]): Promise<string> {
  const files = widgets
    .map(({ name }) => join(root, 'widgets', name, `${name}.reserve.css`))
    .filter((file) => existsSync(file));
  const ours = `:is(${widgets.map(({ name }) => `[data-widget='${name}']`).join(', ')})`;
  const general = await readFile(join(root, 'shared/ui/reserve.css'), 'utf8');
  const css = [
    general.replaceAll('[data-widget]', ours),
    ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))),
  ].join('\n');
  return `@supports ${FLOOR_CONDITION} {\n${css.replace(/\[data-widget=([^\]]+)\]/g, ':is([data-widget=$1], [data-dw-widget=$1])')}\n}`;
}
