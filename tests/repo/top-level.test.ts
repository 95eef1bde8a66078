import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/** What a folder holds, empty folders aside: git does not know them. */
const visible = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() || readdirSync(path.join(root, folder, entry.name)).length > 0)
    .map((entry) => entry.name);

test('the top level is the designed one', () => {
  const designed = [
    ...[
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'build.mjs',
      'README.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'LICENSE',
    ],
    ...['widgets', 'shared', 'mocks', 'stories', 'tests', '.storybook', '.ci'],
    ...['.git', '.gitignore', '.npmrc'], // tools insist on them
    ...['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'storybook-static'], // made, not committed
  ];
  expect(visible('.').filter((name) => !designed.includes(name) && !name.endsWith('.tgz'))).toEqual([]);
});
