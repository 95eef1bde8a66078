/** Writes the reference's block into every widget's README: `npm run reference`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { widgetSources } from '../build/sources.ts';
import { withReference } from './markdown.ts';
import { makeReference } from './reference.ts';

const root = path.join(import.meta.dirname, '../..');
const reference = await makeReference(await widgetSources(root), '');
for (const [name, widget] of Object.entries(reference.widgets)) {
  const file = path.join(root, 'widgets', name, 'README.md');
  await writeFile(file, withReference(await readFile(file, 'utf8'), widget));
}
