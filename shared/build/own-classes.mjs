import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const lib = fileURLToPath(new URL('../lib/own-classes.ts', import.meta.url));

/** An esbuild plugin: ky takes `Request` and `Headers` from shared/lib/own-classes.ts, whatever the page has put in their place. */
export const ownClasses = {
  name: 'own-classes',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]ky[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = code
        .replace(/new (?:globalThis\.)?(Request|Headers)\(/g, 'new (ownClasses().$1)(')
        .replace(/(instanceof|typeof) globalThis\.(Request|Headers)\b/g, '$1 ownClasses().$2');
      if (contents === code) return undefined;
      return { contents: `import { ownClasses } from ${JSON.stringify(lib)};\n${contents}`, loader: 'js' };
    });
  },
};
