import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
/** The loader's own late chunks; `~` keeps them out of the names a template may write. */
const HELPER = /^\/chunks\/~(\w+)-dev\.js$/;

/**
 * Lets the real loader run from its sources: gives it the table that build.mjs bakes in, and serves its chunks that are no widgets.
 * @param load when every widget starts: `'as built'`, or one moment for all (tests want `'eager'`)
 */
export function loaderConstants(load: 'as built' | 'eager'): Plugin {
  return {
    name: 'loader-constants',
    enforce: 'pre',
    config: () => ({
      define: {
        __WIDGETS__: JSON.stringify([...widgets(load), '~late dev visible'].join('|')),
        __CHUNKS__: JSON.stringify(''),
        __VERSION__: JSON.stringify('dev'),
      },
    }),
    resolveId(id) {
      const name = HELPER.exec(id)?.[1];
      return name && path.join(root, `shared/dialogs/${name}.ts`);
    },
    transform: {
      filter: { id: /\/shared\/loader\/\w+\.ts$/ },
      // Vite would look for files behind addresses that only the table knows
      handler: (code) =>
        code.replaceAll('import.meta.url', 'location.origin').replaceAll('import(url', 'import(/* @vite-ignore */ url'),
    },
  };
}

/** One line a widget, as `shared/loader/table.ts` reads it: name, hash, moment. */
function widgets(load: 'as built' | 'eager'): string[] {
  const folder = path.join(root, 'widgets');
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => {
    const moment = /\bload: '([^']+)'/.exec(readFileSync(path.join(folder, name, 'index.ts'), 'utf8'))?.[1];
    return `${name} dev ${load === 'eager' ? load : (moment ?? 'visible')}`;
  });
}
