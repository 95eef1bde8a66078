import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Modules that travel in one chunk with React and the runtime, because nearly every page needs them. Left alone, esbuild makes a chunk
 * for every different set of entries (widgets and everything loaded by `import()`) that share something: many small files that compress badly.
 */
const CORE = [
  'shared/contract/basic-values.ts',
  'shared/lib/adopt-styles.ts',
  'shared/lib/did-you-mean.ts',
  'shared/lib/log.ts',
  'shared/lib/page-settings.ts',
  'shared/lib/safe-url.ts',
  'shared/runtime/index.ts',
  'shared/runtime/use-server-switch.ts',
  'shared/ui/styles.ts',
  'shared/ui/switch.tsx',
  'shared/ui/text.ts',
  'shared/ui/ui-context.ts',
  'shared/ui/use-still-working.ts',
];
const HUB = 'shared/runtime/define-widget.tsx';

/** Where the lightest widgets' own schemas are. */
const LIGHT = /[\\/]widgets[\\/](yes-no-toggle|poster-progress|image-viewer)[\\/]/;

/** Loaded on pages without any widget as well (copy buttons), so it must not lead to React: it has small copies of its own of what it shares with the core. */
const WITHOUT_CORE = /[\\/]shared[\\/]dialogs[\\/]/;
const COPIED_FOR_DIALOGS = /(adopt-styles|did-you-mean|log)\.ts$|tokens\.css\?inline$/;

/**
 * Keeps the core in one chunk. Every module that is loaded by `import()` is made to import it too (it is there already by then), or esbuild
 * would split it again. The core has a copy of valibot that holds what the core uses and no more: esbuild shares a module whole, with all
 * that any widget uses of it. Schemas are plain records, so the two copies understand each other.
 * @param {string} root the project's folder
 */
export const keepTogether = (root) => ({
  name: 'keep-together',
  async setup(build) {
    const core = new Set(CORE.map((file) => join(root, file)));
    const hub = join(root, HUB);
    const late = await importedLater(root);
    build.onResolve({ filter: /^\.{0,2}\// }, ({ path, resolveDir, importer }) => {
      const file = resolve(resolveDir, path.replace(/\?inline$/, ''));
      if (WITHOUT_CORE.test(importer) && COPIED_FOR_DIALOGS.test(path)) {
        return { path: file, suffix: '?dialogs', namespace: path.endsWith('?inline') ? 'css-text' : 'file' };
      }
      return core.has(file) || file === hub ? { path: file, sideEffects: true } : undefined;
    });
    build.onResolve({ filter: /^valibot$/ }, async ({ path, importer, resolveDir, pluginData }) => {
      const isCore = core.has(importer) || dirname(importer) === dirname(hub) || LIGHT.test(importer);
      if (pluginData === 'found' || !isCore) return undefined;
      const found = await build.resolve(path, { resolveDir, kind: 'import-statement', pluginData: 'found' });
      return found.errors.length ? found : { path: found.path, suffix: '?core', sideEffects: false };
    });
    build.onLoad({ filter: /define-widget\.tsx$/ }, async ({ path }) => ({
      contents: withImports(await readFile(path, 'utf8'), [
        'react/jsx-runtime',
        ...CORE.map((file) => join(root, file)),
      ]),
      loader: 'tsx',
    }));
    // contract modules are never loaded by import(), so this does not get in the way of pure-calls
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) =>
      late.has(path)
        ? { contents: withImports(await readFile(path, 'utf8'), [hub]), loader: path.endsWith('x') ? 'tsx' : 'ts' }
        : undefined,
    );
  },
});

const withImports = (source, files) =>
  `${source}\n${files.map((file) => `import ${JSON.stringify(file)};`).join('\n')}`;

/** The files of ours that some `import('./x.ts')` loads, read from the source so that it does not depend on the order of work. */
async function importedLater(root) {
  const found = new Set();
  for (const folder of ['widgets', 'shared']) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name)) continue;
      const file = join(root, folder, name);
      for (const [, target] of (await readFile(file, 'utf8')).matchAll(/\bimport\('(\.[^']+)'\)/g))
        found.add(resolve(dirname(file), target));
    }
  }
  return new Set([...found].filter((file) => !WITHOUT_CORE.test(file)));
}
