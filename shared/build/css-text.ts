import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Plugin } from 'rolldown';
import { floorTargets } from './floor.mjs';

const INLINE = /\.css\?inline$/;

/**
 * `import css from './x.css?inline'` gives the minified text of the file, as Vite does in tests and stories; shadow roots adopt it.
 * Minifying saves 146 bytes of a page with a switch and 486 of the course calendar (after brotli).
 */
export const cssText: Plugin = {
  name: 'css-text',
  resolveId: {
    filter: { id: INLINE },
    async handler(source, importer) {
      const found = await this.resolve(source.replace(/\?inline$/, ''), importer);
      return found && `${found.id}?inline`;
    },
  },
  load: {
    filter: { id: INLINE },
    async handler(id) {
      const file = id.replace(/\?inline$/, '');
      this.addWatchFile(file);
      return {
        code: `export default ${JSON.stringify(await minifiedCss(await readFile(file, 'utf8')))}`,
        moduleType: 'js',
      };
    },
  },
};

/** Minifies CSS and compiles it for the oldest supported browsers (quality.md). */
export async function minifiedCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: floorTargets });
  return code.trim();
}
