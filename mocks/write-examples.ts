/** Writes mocks/examples.json, which the OpenAPI file takes its examples from: `npm run reference`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeExamples } from './examples.ts';

await writeFile(path.join(import.meta.dirname, 'examples.json'), `${JSON.stringify(await makeExamples(), null, 1)}\n`);
