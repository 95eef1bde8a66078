/** Writes the generated parts of the sources (`npm run reference`): the reference block in every widget's README and in some guides. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGuides } from '../reference/guides.ts';
import { withReference, withTables } from '../reference/markdown.ts';
import { makeReference } from '../reference/reference.ts';
import { widgetSources } from '../build/sources.ts';

const root = join(import.meta.dirname, '../../..');

const reference = await makeReference(await widgetSources(root), '');
for (const [name, widget] of Object.entries(reference.widgets)) {
  const file = join(root, 'widgets', name, 'README.md');
  await writeFile(file, withReference(await readFile(file, 'utf8'), widget));
}
for (const [name, guide] of await readGuides())
  await writeFile(join(root, `stories/guides/${name}.md`), withTables(guide, name, reference));
