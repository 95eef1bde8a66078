/** Writes the generated parts of the sources (`npm run reference`): the reference block in every widget's README, the table of sizes, and the sizes in the project's README. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withReference } from '../reference/markdown.ts';
import { makeReference } from '../reference/reference.ts';
import { roundedWeights, withSizes } from '../reference/weights.ts';
import { FLAVOURS } from '../build/bundle.ts';
import { widgetSources } from '../build/sources.ts';
import { release } from './release.ts';

const root = join(import.meta.dirname, '../..');

const reference = await makeReference(await widgetSources(root), '');
for (const [name, widget] of Object.entries(reference.widgets)) {
  const file = join(root, 'widgets', name, 'README.md');
  await writeFile(file, withReference(await readFile(file, 'utf8'), widget));
}

const weights: Record<string, Record<string, number>> = {};
for (const flavour of Object.keys(FLAVOURS)) {
  const { files } = await release({ flavour });
  for (const [widget, bytes] of Object.entries(await roundedWeights(files))) (weights[widget] ??= {})[flavour] = bytes;
}
await writeFile(join(root, 'shared/reference/weights.json'), `${JSON.stringify(weights, null, 2)}\n`);

const readme = join(root, 'README.md');
await writeFile(readme, withSizes(await readFile(readme, 'utf8'), weights));
