import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chunkGroups } from '../../../shared/build/chunk-groups.ts';

const root = path.join(import.meta.dirname, '../../..');

function project(marks: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chunk-groups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'shared/lib'), { recursive: true });
  marks.forEach((mark, at) =>
    writeFileSync(path.join(folder, `shared/lib/file-${at}.ts`), `// chunk: ${mark}\nexport {};\n`),
  );
  return folder;
}
const names = chunkGroups(root).map(({ name }) => name as string);

test('a file that names a set which does not exist stops the build', () => {
  expect(() => chunkGroups(project(['kore']))).toThrow(/shared\/lib\/file-0.ts says "chunk: kore".*has base, .*core/);
});

test('an unused set stops the build', () => {
  const marks = names.filter((name) => name !== 'react');
  expect(() => chunkGroups(project(marks))).not.toThrow();
  expect(() => chunkGroups(project(marks.slice(1)))).toThrow(/No file says "chunk: base"/);
});
