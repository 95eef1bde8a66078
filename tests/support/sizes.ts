import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { FLAVOURS } from '../../shared/tools/build/flavours.ts';

export interface Sizes {
  bytes: number;
  gzip: number;
  brotli: number;
}

export function sizesOf(contents: Uint8Array): Sizes {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  return {
    bytes: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents, { params }).length,
  };
}

/** Files travel one by one, so their sizes add up. */
export function sum(all: Sizes[]): Sizes {
  return all.reduce((a, b) => ({ bytes: a.bytes + b.bytes, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
    bytes: 0,
    gzip: 0,
    brotli: 0,
  });
}

/** For comparison: the smallest program that shows something with react and react-dom, or with Preact in their place, built as build.mjs builds. */
export async function bare(flavour: string): Promise<Sizes> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p', null, 'Hello'));`,
      resolveDir: path.join(import.meta.dirname, '../..'),
    },
    bundle: true,
    alias: FLAVOURS[flavour]!,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild gave no bundle of the yardstick.');
  return sizesOf(bundle.contents);
}
