import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** What a person may start with any Node: the documented programs. */
const programs = ['build.mjs', 'mocks/host/start.mjs', 'tests/run/all.mjs', 'tests/run/changed.mjs'];

test('npm ci brings a Node the scripts can use, whatever Node started npm', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(22);
});

test.each(programs)('%s says which Node it needs when it is started with an older one', (program) => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.1' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, path.join(root, program)],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This needs Node 22\.18 or newer and was started with /);
});

test.each(programs)(
  '%s can be read by an old Node: the guard first, and nothing but Node itself beside it',
  (program) => {
    const [file] = sourceFiles(program);
    const imports = parseAst(file!.text).body.flatMap((node) =>
      node.type === 'ImportDeclaration' ? node.source.value : [],
    );
    expect(imports[0]).toMatch(/node-guard\.mjs$/);
    expect(imports.slice(1).filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);
