import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, distFiles } from '../../support/dist.ts';

const root = path.join(dist, '..');
const about = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
  bin: Record<string, string>;
  types: string;
  exports: Record<string, string | { types: string; default: string }>;
};

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--ignore-scripts'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

test('npm pack takes what is built, the changelog and the licence, and no sources', () => {
  const output = npm(root, 'pack', '--dry-run', '--json');
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

test('an installed package brings nothing along, and no program but its own', () => {
  const host = mkdtempSync(path.join(tmpdir(), 'host-'));
  try {
    const [{ filename }] = JSON.parse(npm(root, 'pack', '--json', '--pack-destination', host)) as [
      { filename: string },
    ];
    npm(host, 'install', '--offline', path.join(host, filename));
    const installed = readdirSync(path.join(host, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['dealer-widgets']);
    const programs = readdirSync(path.join(host, 'node_modules/.bin')).map((name) => path.parse(name).name);
    expect([...new Set(programs)]).toEqual(['dealer-widgets']);
  } finally {
    rmSync(host, { recursive: true });
  }
});

const guides = [...distFiles()]
  .filter(([name]) => name.startsWith('guides/'))
  .map(([name, text]) => [name, text.toString()] as const);

test('the guides of the package name nothing that the package lacks', () => {
  expect(guides.length).toBeGreaterThan(20);
  for (const [name, text] of guides) {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => path.join(dist, 'guides', to));
    expect(
      links.filter((file) => !existsSync(file)),
      name,
    ).toEqual([]);
    const files = [...text.matchAll(/\bdist\/([\w./-]+\.\w+)/g)].map(([, file = '']) => path.join(dist, file));
    expect(
      files.filter((file) => !existsSync(file)),
      name,
    ).toEqual([]);
    const paths =
      /npm (ci|start|test|run)\b.*|(?<![\w/.-])(widgets|shared|stories|tests|mocks)\/(?![*.]|host)[\w<].*\.(?:ts|md)\b/g;
    expect(text.match(paths) ?? [], name).toEqual([]);
    expect(text.match(/.*\bStorybook\b.*|\bthe widget's README\b.*/g) ?? [], name).toEqual([]);
    expect(text.match(/\b[DW]\d{1,2}\b|\bparts? \d.*|[\w-]+(?<!\bd)\.tsx?\b/g) ?? [], name).toEqual([]);
  }
});

test('each guide and widget that the README leads to is in the package under the same name', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const named = [
    ...[...readme.matchAll(/\]\(stories\/guides\/([\w-]+)\.md\)/g)].map(([, name = '']) => `guides/${name}.md`),
    ...[...readme.matchAll(/\]\(widgets\/([\w-]+)\/README\.md\)/g)].map(([, name = '']) => `widgets/${name}.md`),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !existsSync(path.join(dist, name)))).toEqual([]);
});

test('options of the command that the guides name are its own', () => {
  const help = execFileSync(process.execPath, [path.join(root, about.bin['dealer-widgets']!), '--help'], {
    encoding: 'utf8',
  });
  const lines = guides.flatMap(([name, text]) =>
    /check-your-backend|going-live/.test(name)
      ? text.split('\n').filter((line) => /dealer-widgets |^\| `--/.test(line))
      : [],
  );
  const options = lines.flatMap(
    (line) => line.replace(/rsync.*?;|schemathesis.*/g, '').match(/(?<=[ `])--[a-z-]+/g) ?? [],
  );
  expect(options.length).toBeGreaterThan(15);
  expect(options.filter((option) => option !== '--no-install' && !help.includes(`${option} `))).toEqual([]);
});

test('what the guides write into a page runs under their own policy, which refuses style attributes and handlers', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const blocks = [readme, ...guides.map(([, text]) => text)].flatMap((text) =>
    [...text.matchAll(/```html\n([^]*?)```/g)].map(([, block = '']) => block),
  );
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.flatMap((block) => block.match(/<\w[^>]* (?:style|on\w+)=.*|<style\b.*/g) ?? [])).toEqual([]);
});

test('npx is told not to fetch our command: its name in the public registry is not ours', () => {
  for (const name of ['README.md', 'CHANGELOG.md', 'SECURITY.md'])
    expect(readFileSync(path.join(root, name), 'utf8'), name).not.toMatch(/npx dealer-widgets/);
  for (const [name, text] of guides) expect(text, name).not.toMatch(/npx dealer-widgets/);
});

test('what the package names is there', () => {
  const { '.': main } = about.exports as { '.': { types: string; default: string } };
  const named = [...Object.values(about.bin), about.types, main.types, main.default];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the command runs from dist alone', () => {
  const output = execFileSync(
    process.execPath,
    [path.join(root, about.bin['dealer-widgets']!), 'verify', '--template'],
    { encoding: 'utf8', cwd: path.parse(root).root },
  );
  expect(JSON.parse(output)).toHaveProperty('values.atm_id');
});

test('the changelog has the version', () => {
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## ${about.version}`);
});
