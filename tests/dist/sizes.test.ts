import { expect, test } from 'vitest';
import { distFiles, pageFiles, readManifest } from '../support/dist.ts';
import { bareReact, sizesOf, sum } from '../support/sizes.ts';

const files = distFiles();
const manifest = readManifest();
const sizeOf = (name: string) => sizesOf(files.get(name)!);

test('the loader is at most 2,400 bytes and 20 for every widget', () => {
  expect(sizeOf('loader.js').brotli).toBeLessThanOrEqual(2_400 + 20 * Object.keys(manifest.widgets).length);
});

test('a page with one toggle needs a quarter more bytes than react and react-dom alone', async () => {
  const page = sum(pageFiles(manifest, 'yes-no-toggle').map(sizeOf));
  const bare = await bareReact();
  expect(page.brotli / bare.brotli).toBeLessThanOrEqual(1.25);
});

test('the manifest tells the true sizes', () => {
  const { loader, css, chunks } = manifest;
  for (const [name, told] of [[loader.file, loader], [css.file, css], ...Object.entries(chunks)] as const) {
    expect(told.bytes, name).toBe(files.get(name)!.length);
  }
});
