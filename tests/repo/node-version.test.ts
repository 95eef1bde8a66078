import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** What a person may start with any Node: the documented programs. */
const programs = ['build.mjs', 'mocks/host/start.mjs', 'tests/run/all.mjs', 'tests/run/changed.mjs'];

test.each(programs)('%s names the Node it needs when an older one starts it', (program) => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.1' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, path.join(root, program)],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This needs Node 22\.18 or newer and was started with /);
});

test.each(programs)('%s can be read by an old Node: the guard first, nothing but Node itself beside it', (program) => {
  const [file] = sourceFiles(program);
  const imports = parseAst(file!.text).body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? node.source.value : [],
  );
  expect(imports[0]).toMatch(/guard\.mjs$/);
  expect(imports.slice(1).filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('outdated packages are reported before anything fails because of them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'old-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const start = () => spawnSync(process.execPath, [path.join(folder, 'tests/guard.mjs')], { encoding: 'utf8' });
  const install = (name: string, version: string) => {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  };
  mkdirSync(path.join(folder, 'tests'));
  cpSync(path.join(root, 'tests/guard.mjs'), path.join(folder, 'tests/guard.mjs'));
  const devDependencies = { one: '1.2.3', '@a/two': '2.0.0', old: 'npm:@a/two@1.0.0' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ devDependencies }));
  install('one', '1.2.3');
  install('@a/two', '1.9.9');
  expect(start().stderr).toBe(
    'node_modules does not hold what package.json asks for (@a/two and 1 more). Run "npm ci" first.\n',
  );
  install('@a/two', '2.0.0');
  install('old', '1.0.0');
  expect(start()).toMatchObject({ status: 0, stderr: '' });
});
