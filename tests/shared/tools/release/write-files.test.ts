import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFiles } from '../../../../shared/tools/release/write-files.ts';
import { filesIn } from '../../../support/project-copy.ts';

const top = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** A build of many chunks whose loader, written after them, has their names and the same text as each of them. */
const buildOf = (letter: string): Map<string, string> => {
  const chunks = Array.from({ length: 20 }, (_, at) => `chunks/${at}-${letter}.js`);
  return new Map([...chunks.map((name) => [name, letter] as const), ['loader.js', chunks.join('\n')]]);
};

test('while a build is written, every file the current loader names can be read, complete', async () => {
  const folder = path.join(top, 'dist');
  await writeFiles(folder, buildOf('A'));
  let ended = false;
  let seen = 0;
  const problems = new Set<string>();
  const reader = (async () => {
    while (!ended) {
      seen++;
      for (const name of readFileSync(path.join(folder, 'loader.js'), 'utf8').split('\n')) {
        try {
          if (!readFileSync(path.join(folder, name), 'utf8')) problems.add(`${name} is empty`);
        } catch {
          problems.add(`${name} is not there`);
        }
      }
      await new Promise(setImmediate);
    }
  })();
  for (const letter of 'BCD') await writeFiles(folder, buildOf(letter));
  ended = true;
  await reader;
  expect(seen).toBeGreaterThan(20);
  expect([...problems]).toEqual([]);
  expect([...filesIn(folder).keys()]).toEqual([...buildOf('D').keys()].sort());
  expect(filesIn(top).size, 'nothing is left beside the folder').toBe(21);
});
