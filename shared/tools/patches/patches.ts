/** Changes to published packages while they are bundled. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'esbuild';

const shared = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const inPackage = (name: string, file: string): string => join(dirname(require.resolve(`${name}/package.json`)), file);
const popupRoot = join(shared, 'ui/popups/sweetalert/popup-root.ts');
const CHANGED = 'The package has changed:';

/**
 * Changes to a package that creates elements from strings. On a page with `require-trusted-types-for 'script'` neither dialogs
 * nor the cropper open without it.
 */
export interface Patch {
  file: string;
  /** An expression, evaluated in the package's scope, that lists its fixed templates. Our policy allows only these texts. */
  templates: string;
  /** Replacements in the code; each `from` must occur exactly once. Fixed templates are passed through our policy. */
  changes: Array<[from: string, to: string]>;
}

const sweetalert2: Patch = {
  file: inPackage('sweetalert2', 'dist/sweetalert2.esm.js'),
  templates: `[sweetHTML, errorIconHtml, successIconHtml({ animation: false }), successIconHtml({ animation: true }),
      ...['?', '!', 'i'].map(iconContent), '&times;']`,
  changes: [
    ['const parser = new DOMParser();', ''],
    ['parser.parseFromString(html, `text/html`)', 'fixedElements(html)'],
    ["const body = parsed.querySelector('body');", 'const body = parsed;'],
    // Safari closes the popup this way; the CSP refuses a style attribute too
    [
      "container.setAttribute('style', 'display:none !important')",
      "container.style.setProperty('display', 'none', 'important')",
    ],
    ["container.innerHTML = ''", 'container.replaceChildren()'],
    // options in a <template> of the page, of which one is code
    ['getTemplateParams(userParams)', '{}'],
  ],
};
const cropperjs: Patch = {
  file: inPackage('cropperjs', 'dist/cropper.esm.js'),
  templates: '[TEMPLATE]',
  changes: [
    ['template.innerHTML = TEMPLATE', 'template.append(fixedElements(TEMPLATE))'],
    ["el.innerHTML = ''", 'el.replaceChildren()'],
    // never runs, because each photo has a cropper of its own; no file but ours shall write markup
    ['element.innerHTML = data.html', 'element.replaceChildren()'],
  ],
};
export const patches = [sweetalert2, cropperjs];

/** All libraries' templates as JSON. shared/page/trusted-types/trusted-types.ts is compiled with it. */
export async function fixedTemplates(): Promise<string> {
  const texts = await Promise.all(patches.map(async (patch) => templatesIn(await readFile(patch.file, 'utf8'), patch)));
  return JSON.stringify(texts.flat());
}

/**
 * Reads a package's templates by running its code without a page.
 * @throws Error when the package has changed, so that its templates are elsewhere
 */
export function templatesIn(code: string, { file, templates }: Omit<Patch, 'changes'>): string[] {
  const script = code.replace(/^export \{[^}]*\};?\s*$/m, '');
  try {
    return [...runInNewContext(`${script}\n;${templates}`, {})].map(String);
  } catch (cause) {
    throw new Error(
      `The templates of ${file} cannot be read: ${String(cause)}. ${CHANGED} look up what its templates are called now and correct shared/tools/patches.`,
      { cause },
    );
  }
}

/**
 * Applies a patch to the package's code.
 * @throws Error when the package has changed, so that the patch must be reviewed
 */
export function patched(code: string, { file, changes }: Patch): string {
  let text = code;
  for (const [from, to] of changes) {
    const times = code.split(from).length - 1;
    if (times !== 1)
      throw new Error(
        `${file} has ${times} places with \`${from}\` where shared/tools/patches expects exactly one. ${CHANGED} look up how it makes elements now and correct the patch.`,
      );
    text = text.replace(from, () => to);
  }
  return `import { fixedElements } from ${JSON.stringify(join(shared, 'page/trusted-types/index.ts'))};${text}`;
}

/**
 * Gives SweetAlert2 the `document` of shared/ui/popups/sweetalert/popup-root.ts.
 * @throws Error when the package has changed, so that it may know another one
 */
export function inOwnRoot(code: string): { code: string; map: null } {
  if (
    !code.includes('document.body.querySelector(') ||
    /\b(window|globalThis|self)\.document\b|\bownerDocument\b/.test(code)
  )
    throw new Error(
      `sweetalert2.esm.js does not find its popup with \`document.body.querySelector\`, or it takes the document from elsewhere. ${CHANGED} look up how it finds its popup now and correct shared/tools/patches.`,
    );
  return { code: `import { ownDocument as document } from ${JSON.stringify(popupRoot)};${code}`, map: null };
}

/** That alone, for tests and stories; Vite adds a query to the file's name. */
export const sweetAlertRoot = {
  name: 'sweetalert-root',
  config: () => ({ optimizeDeps: { exclude: ['sweetalert2/dist/sweetalert2.esm.js'] } }), // pre-bundled packages would bypass this plugin
  transform: { filter: { id: /[\\/]sweetalert2[\\/]dist[\\/]sweetalert2\.esm\.js(\?|$)/ }, handler: inOwnRoot },
};

/** All changes, for the build. */
export const patchPlugin: Plugin = {
  name: 'patches',
  setup({ onLoad, onResolve }) {
    // whatever the import is and the package's own package.json says: only these files are changed
    onResolve({ filter: /^(cropperjs|sweetalert2)(\/.*\.js)?$/ }, ({ path }) => ({
      path: path.startsWith('cropperjs') ? cropperjs.file : sweetalert2.file,
    }));
    // what SweetAlert2 reads of its own chunk
    onResolve({ filter: /[\\/]shared[\\/]/ }, ({ path, importer }) =>
      importer === sweetalert2.file ? { path } : undefined,
    );
    onLoad({ filter: /[\\/](sweetalert2|cropper)\.esm\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return {
        contents: path.includes('cropper') ? patched(code, cropperjs) : inOwnRoot(patched(code, sweetalert2)).code,
      };
    });
  },
};
