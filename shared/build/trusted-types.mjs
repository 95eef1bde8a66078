import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { withNativeDocument } from './native-document.mjs';
import { withOwnNames } from './sweetalert-names.mjs';

const lib = fileURLToPath(new URL('../lib/trusted-types.ts', import.meta.url));

const require = createRequire(import.meta.url);
const inPackage = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/**
 * Places in packages that turn text into elements, which `require-trusted-types-for 'script'` refuses, and what stands there instead:
 * the library's own fixed templates go through our one policy, emptying needs no text at all. `templates` names them in the library's own
 * words; their texts are found out at build time and are all that the policy lets through.
 * @type {Array<{ file: string, also?: (code: string) => string, templates: string, changes: Array<[from: string, to: string]> }>}
 */
const patches = [
  {
    file: inPackage('sweetalert2', 'dist/sweetalert2.esm.js'),
    also: withOwnNames,
    templates: `[sweetHTML, errorIconHtml, successIconHtml({ animation: false }), successIconHtml({ animation: true }),
      ...['?', '!', 'i'].map(iconContent), '&times;']`,
    changes: [
      ['const parser = new DOMParser();', ''],
      ['parser.parseFromString(html, `text/html`)', 'fixedElements(html)'],
      ["const body = parsed.querySelector('body');", 'const body = parsed;'],
      // the way of closing on Safari: a style attribute is refused by the CSP as well
      [
        "container.setAttribute('style', 'display:none !important')",
        "container.style.setProperty('display', 'none', 'important')",
      ],
      ["container.innerHTML = ''", 'container.replaceChildren()'],
      // on a page that adds to Object.prototype it would take what is no map of its own for one, and never end
      ['for (const i in obj) {', 'for (const i of Object.keys(obj)) {'],
    ],
  },
  {
    file: inPackage('cropperjs', 'dist/cropper.esm.js'),
    templates: '[TEMPLATE]',
    changes: [
      ['template.innerHTML = TEMPLATE', 'template.append(fixedElements(TEMPLATE))'],
      ["el.innerHTML = ''", 'el.replaceChildren()'],
      ['element.innerHTML = data.html', 'element.replaceChildren()'], // previews are empty before the cropper fills them
    ],
  },
];

const unchanged = (code) => code;

/** The texts of a library's templates: its code is run, without a page, and asked. */
function templatesOf(code, templates) {
  const script = code.replace(/^export \{[^}]*\};?\s*$/m, '');
  return [...runInNewContext(`${script}\n;${templates}`, {})].map(String);
}

/** Spelled so that it is found again whatever the system's separator is. */
const filterFor = (file) => new RegExp(`${file.replace(/[^\w]/g, '.')}$`);

/** An esbuild plugin: sweetalert2 and cropperjs under strict Trusted Types. It stops the build when a package changed. */
export const trustedTypes = {
  name: 'trusted-types',
  /** @param {import('esbuild').PluginBuild} build */
  async setup(build) {
    const codes = await Promise.all(patches.map(({ file }) => readFile(file, 'utf8')));
    const texts = patches.flatMap(({ templates, also = unchanged }, at) => templatesOf(also(codes[at]), templates));
    build.initialOptions.define = {
      ...build.initialOptions.define,
      __TEMPLATES__: JSON.stringify(JSON.stringify(texts)),
    };
    // its package names an older kind of module for browsers, which cannot import the policy
    build.onResolve({ filter: /^cropperjs$/ }, ({ kind, resolveDir, importer }) =>
      build.resolve('cropperjs/dist/cropper.esm.js', { kind, resolveDir, importer }),
    );
    for (const { file, changes, also = unchanged } of patches) {
      build.onLoad({ filter: filterFor(file) }, async ({ path }) => {
        let code = await readFile(path, 'utf8');
        for (const [from, to] of changes) {
          const times = code.split(from).length - 1;
          if (times !== 1) {
            throw new Error(
              `${path} has ${times} places with \`${from}\` where shared/build/trusted-types.mjs expects exactly one. ` +
                'The package has changed: look up how it makes elements now and correct the patch.',
            );
          }
          code = code.replace(from, () => to);
        }
        const contents = `import { fixedElements } from ${JSON.stringify(lib)};\n${withNativeDocument(also(code))}`;
        return { contents, loader: 'js' };
      });
    }
  },
};
