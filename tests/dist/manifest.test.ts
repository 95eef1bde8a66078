import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { distFiles, readManifest } from '../support/dist.ts';

const files = distFiles();
const manifest = readManifest();
const hash = (algorithm: 'sha256' | 'sha384', contents: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(contents).digest('base64')}`;
const chunkNames = [...files.keys()].filter((name) => name.startsWith('chunks/'));

const sources = new Map<string, string[]>();

/** What a chunk itself imports with `import … from`. */
function importsOf(chunk: string): string[] {
  const known = sources.get(chunk);
  if (known) return known;
  const found = parseAst(files.get(chunk)!.toString()).body.flatMap((node) =>
    'source' in node && node.source && typeof node.source.value === 'string' ? [path.posix.join('chunks', node.source.value)] : [],
  );
  sources.set(chunk, found);
  return found;
}

/** The chunks a chunk imports with `import … from`, directly or through others. */
function importedBy(chunk: string, found = new Set<string>()): Set<string> {
  for (const target of importsOf(chunk)) {
    if (!found.has(target)) importedBy(target, found.add(target));
  }
  return found;
}

test('every hash is the hash of its file', () => {
  const { loader, css, chunks } = manifest;
  for (const [name, { integrity }] of [[loader.file, loader], [css.file, css], ...Object.entries(chunks)] as const) {
    expect(integrity, name).toBe(hash('sha384', files.get(name)!));
  }
  expect(Object.keys(chunks).sort()).toEqual(chunkNames);
});

test('the import map covers every chunk, and its CSP hash is the hash of its text', () => {
  const { integrity } = JSON.parse(manifest.importMap) as { integrity: Record<string, string> };
  expect(integrity).toMatchObject(
    Object.fromEntries(chunkNames.map((name) => [manifest.publicPath + name, hash('sha384', files.get(name)!)])),
  );
  expect(new Set(Object.values(integrity))).toEqual(new Set(chunkNames.map((name) => hash('sha384', files.get(name)!))));
  expect(manifest.importMapCspHash).toBe(hash('sha256', manifest.importMap));
});

test('the dependencies of a widget are all that its chunk imports', () => {
  for (const [name, { chunk, dependencies, integrity }] of Object.entries(manifest.widgets)) {
    expect(dependencies.toSorted(), name).toEqual([...importedBy(chunk)].sort());
    expect(integrity, name).toBe(manifest.chunks[chunk]?.integrity);
  }
});

test('the loader knows the chunk of every widget', () => {
  const loader = files.get('loader.js')!.toString();
  for (const [name, { chunk }] of Object.entries(manifest.widgets)) {
    expect(loader, name).toContain(path.basename(chunk, '.js').slice(name.length + 1));
  }
});
