import { expect, test } from 'vitest';
import { distFiles, pageFiles, readManifest } from '../support/dist.ts';
import { bareReact, sizesOf, sum } from '../support/sizes.ts';

const files = distFiles();
const manifest = readManifest();
const sizeOf = (name: string) => sizesOf(files.get(name)!);

test('the loader is at most 3,072 bytes', () => {
  expect(sizeOf('loader.js').brotli).toBeLessThanOrEqual(3_072);
});

test('a page with one toggle needs hardly more bytes than react and react-dom alone', async () => {
  const page = sum(pageFiles(manifest, 'yes-no-toggle').map(sizeOf));
  const bare = await bareReact();
  expect(page.brotli / bare.brotli).toBeLessThanOrEqual(1.1);
});

test('the manifest tells the true sizes', () => {
  const { loader, css, chunks } = manifest;
  for (const [name, told] of [[loader.file, loader], [css.file, css], ...Object.entries(chunks)] as const) {
    expect(told.bytes, name).toBe(files.get(name)!.length);
  }
});
