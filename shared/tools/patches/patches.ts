import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { inOwnRoot } from './sweetalert-root.ts';
import { cropperjs, patched, sweetalert2 } from './trusted-types.ts';

/** All changes to packages. */
export const patches: Plugin = {
  name: 'patches',
  setup({ onLoad, onResolve }) {
    // its package.json gives browsers a module format that cannot import the policy
    onResolve({ filter: /^cropperjs$/ }, () => ({ path: cropperjs.file }));
    onLoad({ filter: /[\\/]sweetalert2\.esm\.js$/ }, async ({ path }) => ({
      contents: inOwnRoot(patched(await readFile(path, 'utf8'), sweetalert2)).code,
    }));
    onLoad({ filter: /[\\/]cropper\.esm\.js$/ }, async ({ path }) => ({
      contents: patched(await readFile(path, 'utf8'), cropperjs),
    }));
  },
};
