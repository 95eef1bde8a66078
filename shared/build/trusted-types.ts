import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Plugin, RolldownMagicString } from 'rolldown';
import { withOwnNames } from './sweetalert-names.ts';

const lib = join(import.meta.dirname, '../lib/trusted-types.ts');

const require = createRequire(import.meta.url);
const inPackage = (name: string, file: string): string => join(dirname(require.resolve(`${name}/package.json`)), file);

/**
 * Places in packages that turn text into elements, which `require-trusted-types-for 'script'` refuses, and what stands there instead:
 * the library's own fixed templates go through our one policy, emptying needs no text at all. `templates` names them in the library's own
 * words; their texts are found out at build time and are all that the policy lets through. Costs no bytes; without it dialogs and the cropper do not open under the policy.
 */
interface Patch {
  file: string;
  templates: string;
  changes: Array<[from: string, to: string]>;
}

const patches: Patch[] = [
  {
    file: inPackage('sweetalert2', 'dist/sweetalert2.esm.js'),
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

const isSweetAlert = (file: string): boolean => /[\\/]sweetalert2[\\/]/.test(file);

/** The templates of all libraries as a JSON text: their code is run, without a page, and asked. shared/lib/trusted-types.ts is built with it. */
export async function fixedTemplates(): Promise<string> {
  const texts = await Promise.all(
    patches.map(async ({ file, templates }) => {
      const script = (isSweetAlert(file) ? withOwnNames : String)(await readFile(file, 'utf8')).replace(/^export \{[^}]*\};?\s*$/m, '');
      return [...runInNewContext(`${script}\n;${templates}`, {})].map(String);
    }),
  );
  return JSON.stringify(texts.flat());
}

/** sweetalert2 and cropperjs under strict Trusted Types. */
export const trustedTypes: Plugin = {
  name: 'trusted-types',
  // its package names an older kind of module for browsers, which cannot import the policy
  resolveId: { filter: { id: /^cropperjs$/ }, handler: () => patches[1]!.file },
  transform: {
    filter: { id: /[\\/](sweetalert2\.esm|cropper\.esm)\.js$/ },
    handler: (code, id) => patched(code, patches.find(({ file }) => basename(file) === basename(id))!),
  },
};

/** @throws a sentence when the package has changed: then the patch has to be looked at again */
export function patched(code: string, { file, changes }: Patch) {
  const text = new RolldownMagicString(code);
  for (const [from, to] of changes) {
    const times = code.split(from).length - 1;
    if (times !== 1)
      throw new Error(
        `${file} has ${times} places with \`${from}\` where shared/build/trusted-types.ts expects exactly one. ` +
          'The package has changed: look up how it makes elements now and correct the patch.',
      );
    text.replace(from, to);
  }
  if (isSweetAlert(file)) text.replaceAll('swal2-', 'dw-swal2-').replaceRegex(/'swal2(?!-)/g, "'dwSwal2"); // as withOwnNames
  text.prepend(`import { fixedElements } from ${JSON.stringify(lib)};\n`);
  return { code: text };
}
