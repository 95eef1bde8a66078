/** `npm run reference`: writes the lists that follow from files, and from the reference a block in READMEs and guides, and who sends a token. */
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { readGuides } from '../reference/guides.ts';
import { withReference, withTables } from '../reference/markdown.ts';
import { widgetSources } from './entries.ts';
import { lists } from './lists.ts';

const root = join(import.meta.dirname, '../../..');

for (const [file, text] of lists(root)) writeFileSync(join(root, file), text);
const { makeReference } = await import('../reference/reference.ts'); // it imports them
const reference = await makeReference(await widgetSources(), '');
for (const [name, widget] of Object.entries(reference.widgets)) {
  const file = join(root, 'widgets', name, 'README.md');
  await writeFile(file, withReference(await readFile(file, 'utf8'), widget));
}
for (const [name, guide] of await readGuides())
  await writeFile(join(root, `stories/guides/${name}.md`), withTables(guide, name, reference));

const sending = Object.entries(reference.widgets).filter(([, { endpoints }]) =>
  endpoints.some((call) => call.startsWith('POST ')),
);
const list = `// Written by \`npm run reference\`.
/** The widgets that send \`POST\` requests, which carry the anti-forgery token. */
export const WITH_TOKEN: readonly string[] = [${sending.map(([name]) => `'${name}'`).join(', ')}];
`;
// the formatter reads the rest of the file as its own
const options: Parameters<typeof format>[2] = JSON.parse(await readFile(join(root, 'tests/oxfmtrc.json'), 'utf8'));
await writeFile(join(root, 'shared/check/with-token.ts'), (await format('with-token.ts', list, options)).code);
