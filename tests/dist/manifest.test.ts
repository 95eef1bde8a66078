import { createHash } from 'node:crypto';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { publicPathOf } from '../../shared/tools/release/manifest.ts';
import { hashedName } from '../../shared/tools/build/names.ts';
import { distFiles, readManifest } from '../support/dist.ts';

const files = distFiles();
const manifest = readManifest();
const hash = (algorithm: 'sha256' | 'sha384', contents: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(contents).digest('base64')}`;
const chunkNames = [...files.keys()].filter((name) => name.startsWith('chunks/'));
const fileOf = (id: string): string => Object.entries(manifest.chunks).find(([, chunk]) => chunk.id === id)![0];

/** The chunks whose exports a chunk takes. */
const takenBy = (chunk: string): string[] =>
  [
    ...files
      .get(chunk)!
      .toString()
      .matchAll(/DealerWidgets\.chunks(?:\[[`"]([^`"]+)[`"]\]|\.(\w+))/g),
  ].map(([, quoted, plain]) => fileOf((quoted ?? plain)!));
/** The chunks that a chunk may request later. */
const importsOf = (chunk: string): string[] =>
  [
    ...files
      .get(chunk)!
      .toString()
      .matchAll(/DealerWidgets\.import\([`"]([^`"]+)[`"]\)/g),
  ].map(([, id]) => fileOf(id!));

test('every name follows the bytes of its file, and every hash is that of its file', () => {
  const { loader, css, chunks } = manifest;
  for (const { file, alias, integrity } of [loader, css]) {
    expect(file).toBe(hashedName(alias, files.get(file)!, 8));
    expect(files.get(alias)!.equals(files.get(file)!), alias).toBe(true);
    expect(integrity, file).toBe(hash('sha384', files.get(file)!));
  }
  for (const [name, { id, integrity }] of Object.entries(chunks)) {
    expect(name).toBe(hashedName(`chunks/${id}.js`, files.get(name)!));
    expect(integrity, name).toBe(hash('sha384', files.get(name)!));
  }
  expect(Object.keys(chunks).sort()).toEqual(chunkNames);
});

test('the import map covers every chunk, and its CSP hash is the hash of its text', () => {
  const { integrity } = JSON.parse(manifest.importMap) as { integrity: Record<string, string> };
  expect(integrity).toEqual(
    Object.fromEntries(
      ['', ...manifest.retries].flatMap((query) =>
        chunkNames.map((name) => [manifest.publicPath + name + query, hash('sha384', files.get(name)!)]),
      ),
    ),
  );
  expect(manifest.retries).toEqual(['?1', '?2', '?3']);
  expect(manifest.importMapCspHash).toBe(hash('sha256', manifest.importMap));
});

test('chunks import nothing and name no file: each can be retried by itself, and keeps its bytes when others change', () => {
  for (const chunk of chunkNames) {
    const text = files.get(chunk)!.toString();
    expect(
      parseAst(text).body.filter((node) => 'source' in node && node.source),
      chunk,
    ).toEqual([]);
    // with the hyphen: five letters alone may be part of a word
    expect(
      chunkNames.filter((name) => text.includes(name.slice(-9, -3))),
      chunk,
    ).toEqual([]);
  }
});

test('the dependencies of a widget are complete, each after those that it needs itself', () => {
  expect(takenBy(manifest.widgets['yes-no-toggle']!.chunk)).not.toEqual([]);
  for (const [name, { chunk, dependencies }] of Object.entries({ ...manifest.widgets, ...manifest.helpers })) {
    for (const [at, each] of [...dependencies, chunk].entries())
      expect(dependencies.slice(0, at), `${name}: before ${each}`).toEqual(expect.arrayContaining(takenBy(each)));
  }
});

test('the list of files of a widget is exactly what a page with it may request', () => {
  const { helpers, widgets } = manifest;
  for (const [name, { chunk, dependencies, files: listed }] of Object.entries(widgets)) {
    const reached = new Set([
      chunk,
      ...dependencies,
      ...Object.values(helpers).flatMap((each) => [each.chunk, ...each.dependencies]),
    ]);
    for (const each of reached) for (const next of [...takenBy(each), ...importsOf(each)]) reached.add(next);
    expect(listed, name).toEqual([...reached].sort());
  }
  expect(widgets['yes-no-toggle']!.files.length).toBeLessThan(Object.keys(manifest.chunks).length / 3);
});

test('the manifest lists the modules of each chunk', () => {
  expect(manifest.chunks[fileOf('react')]!.modules).toContain(
    'node_modules/react-dom/cjs/react-dom-client.production.js',
  );
  expect(manifest.chunks[fileOf('yes-no-toggle')]!.modules).toContain('widgets/yes-no-toggle/yes-no-toggle.tsx');
});

test('PUBLIC_PATH may lack its last slash; a text that is not an address is refused', () => {
  expect(['/assets', '/assets/', '/', 'https://cdn.example', 'https://cdn.example/w'].map(publicPathOf)).toEqual([
    ...['/assets/', '/assets/', '/', 'https://cdn.example/', 'https://cdn.example/w/'],
  ]);
  for (const nonsense of ['', 'assets', '//cdn.example/', '/a b/', '/a?b', 'javascript:x', '/a//b'])
    expect(() => publicPathOf(nonsense), nonsense).toThrow(/Expected a path that begins with a slash/);
});

test('the version identifies the build', () => {
  const { version, flavour, build } = manifest;
  expect(`${version}+${flavour}.${build}`).toMatch(/^\d+\.\d+\.\d+\+p?react\.[0-9A-F]{8}$/);
  expect(files.get('loader.js')!.toString()).toContain(`${version}+${flavour}.${build}`);
});
