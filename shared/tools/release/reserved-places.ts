import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOOR_CONDITION } from '../build/floor.mjs';
import type { Entry } from '../build/chunk.ts';

/**
 * The style sheet that keeps the space of widgets that are not there yet. It names our widgets only, because other libraries use
 * `data-widget` too. Browsers below the floor never get a widget, so nothing is reserved there.
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
