import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOOR_CONDITION } from './floor.mjs';

const LOADS = ['eager', 'idle', 'visible', 'interaction'];

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
  { name: '~check', entry: 'shared/runtime/check.ts', load: 'visible' },
  { name: '~late', entry: 'shared/dialogs/for-the-loader.ts', load: 'visible' },
];

/**
 * All widgets in alphabetical order. Each one's loading moment is read from the text of its `index.ts`, so that it is written only once.
 * @throws Error when a widget folder has no readable `index.ts`
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
        throw new Error(
          `${entry} says load: ${load ?? 'nothing'}. Write load: '${LOADS.join("' | '")}' as a plain text.`,
        );
      if (!source.includes(`name: '${name}'`))
        throw new Error(`${entry} does not say name: '${name}'. A widget's name is its folder's.`);
      return { name, entry, load };
    }),
  );
}

/**
 * The style sheet that reserves space for widgets, so that nothing moves when one mounts: `shared/ui/reserve.css` and each widget's
 * `<name>.reserve.css`. Its selectors name our widgets only, because other libraries use `data-widget` too; every rule also applies to
 * `data-dw-widget`, which pages with such a library use. Browsers below the floor never get a widget, so nothing is reserved there.
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
