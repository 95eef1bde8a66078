import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';

/**
 * Modules that travel in one chunk with React and the runtime, because nearly every page needs them. Left alone, esbuild makes a chunk
 * for every different set of entries (widgets and everything loaded by `import()`) that share something: many small files that compress badly.
 */
const CORE = [
  'shared/contract/basic-values.ts',
  'shared/lib/adopt-styles.ts',
  'shared/lib/allowed-route.ts',
  'shared/lib/bare-entries.ts',
  'shared/lib/did-you-mean.ts',
  'shared/lib/kept-under.ts',
  'shared/lib/late-import.ts',
  'shared/lib/page-settings.ts',
  'shared/lib/safe-url.ts',
  'shared/lib/unawaited.ts',
  'shared/runtime/index.ts',
  'shared/runtime/use-server-switch.ts',
  'shared/ui/quiet-mark.tsx',
  'shared/ui/styles.ts',
  'shared/ui/switch.tsx',
  'shared/ui/text.ts',
  'shared/ui/ui-context.ts',
  'shared/ui/use-dismiss.ts',
  'shared/ui/use-place-beside.ts',
  'shared/ui/use-still-working.ts',
];
const HUB = 'shared/runtime/define-widget.tsx';

/**
 * More sets of modules, each of which travels in one chunk: whoever imports one of them gets them all. What few widgets use stays out.
 * @type {Array<RegExp>}
 */
const GROUPS = [
  // what a control is made of
  /^shared\/ui\/(button|empty-state|error-notice|field|icon|into-view|live-region|notice|select|skeleton|spinner|still-working|text-input|ui\.text|use-hand-on-focus|visually-hidden)\.tsx?$|^shared\/lib\/(browser-storage|line-breaks|fold-text)\.ts$/,
  // a dialog
  /^shared\/(ui\/(dialog|use-modal|use-dialogs)\.tsx?|lib\/payment-address\.ts)$/,
  // alert, confirm and toast without SweetAlert2 itself, and what modal things share
  /^shared\/(dialogs\/(alert|confirm|toast|toast-place|show-modal|fire|dialogs\.text|one-popup-at-a-time|load-sweetalert)\.ts|lib\/(open-modals|scroll-lock)\.ts)$/,
  // the values on the wire
  /^shared\/(contract\/(answers|collections|object|dates|endpoint|states|values)|lib\/(html-page|kuala-lumpur-time|sen|format-sen))\.ts$/,
  // the client
  /^shared\/(api\/(answer|call|environment|error-text|request)|api\/errors\/[\w-]+|lib\/(cookie|retry-after|one-in-flight|own-classes))\.ts$/,
  // what is edited in place
  /^shared\/inline-edit\/(?!note|saved-switch|inline-edit\.text)[\w.-]+\.tsx?$/,
  // switches that save themselves
  /^shared\/inline-edit\/(saved-switch|inline-edit\.text)\.tsx?$/,
  // what belongs to the host's form
  /^shared\/(runtime\/(hidden-inputs|use-form-check)|ui\/checkbox)\.tsx?$/,
  // content of the host that opens
  /^shared\/ui\/(disclosure|host-content)\.tsx$/,
  // months
  /^shared\/(ui\/month-(picker|range|steps)|lib\/(with-query|month-names|counted-month)|contract\/months)\.tsx?$/,
  // reading server state
  /^shared\/(api\/queries\/(read|retry-rules|use-write)|runtime\/(server-state|use-page-restored))\.tsx?$/,
];

/** Where the lightest widgets' own schemas are. */
const LIGHT = /[\\/]widgets[\\/](yes-no-toggle|poster-progress|image-viewer)[\\/]/;

const CONTRACT = /[\\/]shared[\\/]contract[\\/][\w-]+\.ts$/;

/** Loaded on pages without any widget as well (copy buttons), so it must not lead to React: it has small copies of its own of what it shares with the core. */
const WITHOUT_CORE = /[\\/]shared[\\/](dialogs[\\/]|lib[\\/](open-modals|copy-text)\.ts$)/;
const COPIED_FOR_DIALOGS = /(adopt-styles|did-you-mean|late-import|unawaited)\.ts$|tokens\.css\?inline$/;

const REACT = /[\\/]node_modules[\\/]react-dom[\\/]/;
const WIDGETS = /[\\/]widgets[\\/]/;

/** A few lines without state: cheaper in every chunk that uses them than in one of their own. */
const COPIED_EVERYWHERE = /[\\/]shared[\\/]lib[\\/](native-dom|composed-tree|log)\.ts$/;

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
    const groupOf = (file) => GROUPS.findIndex((group) => group.test(relative(root, file).replaceAll('\\', '/')));
    const members = await groupMembers(root, groupOf);
    build.onResolve({ filter: /^\.{0,2}\// }, ({ path, resolveDir, importer, namespace, kind }) => {
      const file = resolve(resolveDir, path.replace(/\?inline$/, ''));
      const group = path.endsWith('?inline') || kind === 'entry-point' ? -1 : groupOf(file);
      if (group >= 0) {
        const inside = namespace === 'together' || groupOf(importer) === group;
        return { path: file, sideEffects: true, namespace: inside ? 'file' : 'together' };
      }
      if (COPIED_EVERYWHERE.test(file)) {
        const inCore =
          core.has(importer) || dirname(importer) === dirname(hub) || WIDGETS.test(importer) || REACT.test(importer);
        const home = inCore
          ? 'core'
          : groupOf(importer) >= 0
            ? groupOf(importer)
            : relative(root, importer).replace(/\W+/g, '-');
        return { path: file, suffix: `?${home}`, sideEffects: false };
      }
      if (WITHOUT_CORE.test(importer) && COPIED_FOR_DIALOGS.test(path)) {
        return {
          path: file,
          suffix: `?${basename(importer, '.ts')}`.replace(/\?(?!our-sweetalert).*/, '?dialogs'),
          namespace: path.endsWith('?inline') ? 'css-text' : 'file',
        };
      }
      // a schema of a few lines is cheaper twice than in a chunk of its own; it keeps no state
      if (late.has(importer) && CONTRACT.test(file) && !core.has(file))
        return { path: file, suffix: '?late', sideEffects: false };
      return core.has(file) || file === hub ? { path: file, sideEffects: true } : undefined;
    });
    build.onResolve({ filter: /^valibot$/ }, async ({ path, importer, resolveDir, pluginData }) => {
      const isCore = core.has(importer) || dirname(importer) === dirname(hub) || LIGHT.test(importer);
      if (pluginData === 'found' || !isCore) return undefined;
      const found = await build.resolve(path, { resolveDir, kind: 'import-statement', pluginData: 'found' });
      return found.errors.length ? found : { path: found.path, suffix: '?core', sideEffects: false };
    });
    // stands for one member towards importers outside of the group, and leads to all
    build.onLoad({ filter: /.*/, namespace: 'together' }, ({ path }) => ({
      contents: withImports(`export * from ${JSON.stringify(path)};`, members[groupOf(path)]),
      resolveDir: dirname(path),
    }));
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

/** The files of each group. */
async function groupMembers(root, groupOf) {
  const members = GROUPS.map(() => []);
  for (const name of (await readdir(join(root, 'shared'), { recursive: true })).sort()) {
    const file = join(root, 'shared', name);
    if (groupOf(file) >= 0) members[groupOf(file)].push(file);
  }
  return members;
}

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
