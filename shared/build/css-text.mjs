import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { floorTargets } from './floor.mjs';

/** `import css from './x.css?inline'` gives the file's minified text, as Vite does in tests and stories. */
export const cssText = {
  name: 'css-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir }) => {
      const file = path.slice(0, -'?inline'.length);
      if (file.startsWith('.')) return { path: resolve(resolveDir, file), namespace: 'css-text' };
      const found = await build.resolve(file, { resolveDir, kind: 'import-statement' });
      return found.errors.length ? found : { path: found.path, namespace: 'css-text' };
    });
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: floorTargets,
      });
      return { contents: code.trim(), loader: 'text', watchFiles: [path] };
    });
  },
};
