import path from 'node:path';
import type { Plugin } from 'vite';
import { HASH_LETTERS } from '../shared/lib/index.ts';
import { HELPERS, widgetSources } from '../shared/tools/release/entries.ts';

const root = path.join(import.meta.dirname, '..');
/** In place of the hash of a file that is built. */
const HASH = 'dev'.padEnd(HASH_LETTERS, '.');

const helpers = new Map(HELPERS.map(({ name, entry }) => [`/chunks/${name}-${HASH}.js`, path.join(root, entry)]));

/**
 * Lets the real loader run from its sources: gives it the table that build.mjs bakes in, and serves its chunks other than widgets.
 * @param load when every widget starts: `'as built'`, or one moment for all (tests want `'eager'`)
 */
export function loaderConstants(load: 'as built' | 'eager'): Plugin {
  return {
    name: 'loader-constants',
    enforce: 'pre',
    async config() {
      // as `shared/loader/table.ts` reads it: name, no dependencies, moment
      const widgets = (await widgetSources()).map((each) => `${each.name}  ${load === 'eager' ? load : each.load}`);
      const lines = [...widgets, ...HELPERS.map(({ name }) => `${name} `)];
      return {
        define: {
          __CHUNKS__: JSON.stringify(lines.join('|')),
          __HASHES__: JSON.stringify(HASH.repeat(lines.length)),
          __VERSION__: JSON.stringify('dev'),
          __TEMPLATES__: JSON.stringify('[]'), // the policies of a host are not Storybook's
        },
      };
    },
    // served from their sources; in a Storybook that is built they are files at their addresses
    resolveId: (id) => helpers.get(id),
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [address, source] of helpers)
        this.emitFile({ type: 'chunk', id: source, fileName: address.slice(1), preserveSignature: 'strict' });
    },
    transform: {
      filter: { id: /\/shared\/loader\/\w+\.ts$/ },
      // Vite would look for files behind addresses that only the table knows
      handler(code) {
        const base = this.environment.mode === 'build' ? 'document.baseURI' : "(location.origin + '/')"; // the address of a file
        return code
          .replaceAll('import.meta.url', base)
          .replaceAll('import(address', 'import(/* @vite-ignore */ address');
      },
    },
  };
}
