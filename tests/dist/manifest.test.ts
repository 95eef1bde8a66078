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

/** The chunks whose exports a chunk takes. */
const takenBy = (chunk: string): string[] =>
  [...files.get(chunk)!.toString().matchAll(/DealerWidgets\.chunks\[[`"]([^`"]+)[`"]\]/g)].map(([, file]) => `chunks/${file!}`);

test('every hash is the hash of its file', () => {
  const { loader, css, chunks } = manifest;
  for (const [name, { integrity }] of [[loader.file, loader], [css.file, css], ...Object.entries(chunks)] as const) {
    expect(integrity, name).toBe(hash('sha384', files.get(name)!));
  }
  expect(Object.keys(chunks).sort()).toEqual(chunkNames);
});

test('the import map covers every chunk, and its CSP hash is the hash of its text', () => {
  const { integrity } = JSON.parse(manifest.importMap) as { integrity: Record<string, string> };
  expect(integrity).toEqual(
    Object.fromEntries(
      ['', '?1', '?2', '?3'].flatMap((query) =>
        chunkNames.map((name) => [manifest.publicPath + name + query, hash('sha384', files.get(name)!)]),
      ),
    ),
  );
  expect(manifest.importMapCspHash).toBe(hash('sha256', manifest.importMap));
});

test('chunks import nothing: each can be asked for again by itself', () => {
  for (const chunk of chunkNames) {
    const body = parseAst(files.get(chunk)!.toString()).body;
    expect(body.filter((node) => 'source' in node && node.source), chunk).toEqual([]);
  }
});

test('a widget depends on all that its chunk and the dependencies take, each after what it takes itself', () => {
  expect(takenBy(manifest.widgets['yes-no-toggle']!.chunk)).not.toEqual([]);
  for (const [name, { chunk, dependencies, integrity }] of Object.entries(manifest.widgets)) {
    for (const [at, each] of [...dependencies, chunk].entries())
      expect(dependencies.slice(0, at), `${name}: before ${each}`).toEqual(expect.arrayContaining(takenBy(each)));
    expect(integrity, name).toBe(manifest.chunks[chunk]?.integrity);
  }
});

test('the loader knows the chunk of every widget', () => {
  const loader = files.get('loader.js')!.toString();
  for (const [name, { chunk }] of Object.entries(manifest.widgets)) {
    expect(loader, name).toContain(path.basename(chunk, '.js').slice(name.length + 1));
  }
});
