/** Writes the lists that follow from files (`npm run reference`), before anything imports them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './lists.ts';

const root = join(import.meta.dirname, '../../..');

// the formatter reads the rest of the file as its own
const options: Parameters<typeof lists>[1] = JSON.parse(readFileSync(join(root, 'tests/oxfmtrc.json'), 'utf8'));
for (const [file, text] of await lists(root, options)) writeFileSync(join(root, file), text);
