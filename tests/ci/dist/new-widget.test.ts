import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, filesIn, type ProjectCopy } from '../../support/project-copy.ts';

const root = path.join(import.meta.dirname, '../../..');
const NEW = /\bcount-(down|up)\b/;
/** Written by `npm run reference`, and the table of widgets. */
const LISTS = [
  'README.md',
  'mocks/handlers/domains.ts',
  'mocks/world/domains.ts',
  'shared/check/with-token.ts',
  'shared/contract/calls/all.ts',
  'stories/guides/calls.md',
];

let copy: ProjectCopy;
let before: Map<string, Buffer>;

const sources = (): Map<string, Buffer> =>
  new Map([...filesIn(copy.folder)].filter(([name]) => !/^(node_modules|dist)\//.test(name)));
const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy.folder });
const installed = (file: string): string => path.join(root, 'node_modules', file);

beforeAll(async () => {
  copy = copyProject('new-widget');
  for (const each of ['stories', '.storybook', 'tsconfig.json', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])
    cpSync(path.join(root, each), path.join(copy.folder, each), { recursive: true });
  // the reference pictures are most of it
  cpSync(path.join(root, 'tests'), path.join(copy.folder, 'tests'), {
    recursive: true,
    filter: (file) => !file.includes(path.join('pictures', 'reference')),
  });
  before = sources();
  await node('tests/run/new.mjs', 'count-down');
  await node('tests/run/new.mjs', 'count-up', '--call');
});
afterAll(() => copy.remove());

test('nothing of another widget is changed, and no file but the lists that are written', () => {
  const now = sources();
  expect([...now.keys()].filter((name) => !before.has(name) && !NEW.test(name))).toEqual([]);
  const changed = [...before].filter(([name, text]) => !now.get(name)?.equals(text)).map(([name]) => name);
  expect(changed.toSorted()).toEqual(LISTS);
});

test('both have the right types, imports and places, and the call passes what every call has to', async () => {
  const vitest = installed('vitest/vitest.mjs');
  const unit = ['--project', 'unit', 'tests/shared/contract', 'fault-matrix', '-t', 'CountUp|/app/count-up|every call'];
  const [types] = await Promise.all([
    node(installed('typescript/bin/tsc'), '-p', '.'),
    node(vitest, 'run', '--config', 'tests/repo/vitest.config.ts', 'imports', 'widget-folders', 'lists'),
    node(vitest, 'run', '--config', 'tests/vitest.config.ts', '--reporter=json', '--outputFile=unit.json', ...unit),
  ]);
  expect(types.stdout).toBe('');
  const { numPassedTests } = JSON.parse(readFileSync(path.join(copy.folder, 'unit.json'), 'utf8')) as {
    numPassedTests: number;
  };
  expect(numPassedTests).toBeGreaterThan(10);
});

test('both are built and have a page, and the reference has the call with an example from the mocks', async () => {
  const built = await copy.build();
  const named = [...built.keys()].filter((name) => NEW.test(name)).map((name) => name.replace(/-[0-9A-F]{6}\./, '.'));
  expect(named.toSorted()).toEqual([
    'chunks/count-down.js',
    'chunks/count-up.js',
    'widgets/count-down.md',
    'widgets/count-up.md',
  ]);
  const { paths } = JSON.parse(String(built.get('openapi.json'))) as { paths: Record<string, object> };
  expect(JSON.stringify(paths['/app/count-up/press'])).toContain('"example":1');
});
