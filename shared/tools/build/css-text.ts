import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { floorTargets } from './floor.mjs';

/** `import css from './x.css?inline'` gives the minified text of the file, as Vite does in tests and stories; shadow roots adopt it. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minifiedCss(await readFile(path, 'utf8')),
      loader: 'text',
    }));
  },
};

/** Minifies CSS and compiles it for the oldest supported browsers (floor.mjs). */
export async function minifiedCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: floorTargets });
  return code.trim();
}
