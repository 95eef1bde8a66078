import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withOwnNames } from './sweetalert-names.mjs';

const lib = fileURLToPath(new URL('../lib/trusted-types.ts', import.meta.url));

/**
 * Places in packages that turn text into elements, which `require-trusted-types-for 'script'` refuses, and what stands
 * there instead: the library's own fixed templates go through our one policy, emptying needs no text at all.
 * @type {Array<{ file: RegExp, also?: (code: string) => string, changes: Array<[from: string, to: string]> }>}
 */
const patches = [
  {
    file: /[\\/]sweetalert2[\\/]dist[\\/]sweetalert2\.esm\.js$/,
    also: withOwnNames,
    changes: [
      ['parser.parseFromString(html, `text/html`)', 'parser.parseFromString(trustedHtml(html), `text/html`)'],
      // the way of closing on Safari: a style attribute is refused by the CSP as well
      [
        "container.setAttribute('style', 'display:none !important')",
        "container.style.setProperty('display', 'none', 'important')",
      ],
      ["container.innerHTML = ''", 'container.replaceChildren()'],
    ],
  },
  {
    file: /[\\/]cropperjs[\\/]dist[\\/]cropper\.esm\.js$/,
    changes: [
      ['template.innerHTML = TEMPLATE', 'template.innerHTML = trustedHtml(TEMPLATE)'],
      ["el.innerHTML = ''", 'el.replaceChildren()'],
      ['element.innerHTML = data.html', 'element.replaceChildren()'], // previews are empty before the cropper fills them
    ],
  },
];

/** An esbuild plugin: sweetalert2 and cropperjs under strict Trusted Types. It stops the build when a package changed. */
export const trustedTypes = {
  name: 'trusted-types',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    // its package names an older kind of module for browsers, which cannot import the policy
    build.onResolve({ filter: /^cropperjs$/ }, ({ kind, resolveDir, importer }) =>
      build.resolve('cropperjs/dist/cropper.esm.js', { kind, resolveDir, importer }),
    );
    for (const { file, changes, also = (code) => code } of patches) {
      build.onLoad({ filter: file }, async ({ path }) => {
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
        const contents = `import { trustedHtml } from ${JSON.stringify(lib)};\n${also(code)}`;
        return { contents, loader: 'js' };
      });
    }
  },
};
