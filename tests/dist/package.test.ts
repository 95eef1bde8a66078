import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/dist.ts';

const root = path.join(dist, '..');
const about = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
  bin: Record<string, string>;
  types: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies?: object;
};

test('npm pack takes what is built, the changelog and the licence, and no sources', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(output) as [{ files: Array<{ path: string }> }];
  const names = files.map((file) => file.path);
  expect(names).toEqual(
    expect.arrayContaining([
      'dist/loader.js',
      'dist/widgets.css',
      'dist/manifest.json',
      'dist/host/dealer-widgets.mjs',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]),
  );
  expect(
    names.filter((name) => !/^(dist\/|(CHANGELOG|SECURITY|README)\.md$|LICENSE$|package\.json$)/.test(name)),
  ).toEqual([]);
});

test('what the package names is there, and it brings no packages along: all is bundled', () => {
  const { '.': main } = about.exports as { '.': { types: string; default: string } };
  const named = [...Object.values(about.bin), about.types, main.types, main.default];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(about.dependencies).toBeUndefined();
});

test('the command runs from dist alone', () => {
  const output = execFileSync(
    process.execPath,
    [path.join(root, about.bin['dealer-widgets']!), 'verify', '--template'],
    {
      encoding: 'utf8',
      cwd: path.parse(root).root,
    },
  );
  expect(JSON.parse(output)).toHaveProperty('values.atm_id');
});

test('the changelog has the version', () => {
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## ${about.version}`);
});
