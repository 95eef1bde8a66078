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
  const byName = (name: string): string => `[data-widget='${name}'], [data-dw-widget='${name}']`;
  const general = await readFile(join(root, 'shared/ui/reserve.css'), 'utf8');
  const each = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const css = [
    general.replaceAll('[data-widget]', `:is(${widgets.map(({ name }) => byName(name)).join(', ')})`),
    ...each.map((text) => text.replace(/\[data-widget='([^']+)'\]/g, (_, name: string) => `:is(${byName(name)})`)),
  ];
  return `@supports ${FLOOR_CONDITION} {\n${css.join('\n')}\n}`;
}
