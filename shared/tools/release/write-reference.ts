/** Writes the generated parts of the sources (`npm run reference`): the reference block in every widget's README. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withReference } from '../reference/markdown.ts';
import { makeReference } from '../reference/reference.ts';
import { widgetSources } from '../build/sources.ts';

const root = join(import.meta.dirname, '../../..');

const reference = await makeReference(await widgetSources(root), '');
for (const [name, widget] of Object.entries(reference.widgets)) {
  const file = join(root, 'widgets', name, 'README.md');
  await writeFile(file, withReference(await readFile(file, 'utf8'), widget));
}
