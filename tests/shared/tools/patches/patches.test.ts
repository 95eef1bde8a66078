import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  fixedTemplates,
  inOwnRoot,
  patched,
  patchPlugin,
  patches,
  templatesIn,
} from '../../../../shared/tools/patches/patches.ts';
import { build } from 'esbuild';
import { storiesOfAnyFolder } from '../../../support/stories-of-any-folder.ts';

test('the list of templates holds what the libraries write, and nothing in it runs', async () => {
  const list = JSON.parse(await fixedTemplates()) as string[];
  expect(list.filter((each) => each.includes('class="cropper-container"'))).toHaveLength(1);
  expect(list.filter((each) => each.includes('class="swal2-popup"'))).toHaveLength(1);
  expect(list.filter((each) => /<script|\son\w+=|javascript:/i.test(each))).toEqual([]);
});

const [sweetalert2, cropperjs] = patches.map((patch) => ({ patch, code: readFileSync(patch.file, 'utf8') }));
const changes = [sweetalert2!, cropperjs!].flatMap(({ patch, code }) =>
  patch.changes.map(([from, to]) => ({ from, to, patch, code })),
);

describe('a package that has changed stops the build with a sentence', () => {
  test.each(changes)('where it had: $from', ({ from, to, patch, code }) => {
    if (to) expect(patched(code, patch)).toContain(to);
    expect(patched(code, patch)).not.toContain(from);
    const sentence = /expects exactly one\. The package has changed/;
    expect(() => patched(code.replace(from, ''), patch)).toThrow(sentence);
    expect(() => patched(`${code}\n${from}`, patch)).toThrow(sentence);
  });

  test.each([
    ['sweetHTML', sweetalert2!],
    ['TEMPLATE', cropperjs!],
  ])('where its templates were called %s', (name, { patch, code }) => {
    expect(() => templatesIn(code.replaceAll(name, `${name}2`), patch)).toThrow(
      /cannot be read: ReferenceError: \w+ is not defined\. The package has changed/,
    );
  });

  test('where SweetAlert2 found its popup', () => {
    const { code } = sweetalert2!;
    expect(inOwnRoot(code).code).toContain(code);
    for (const changed of [code.replaceAll('document.body.querySelector(', 'find('), `${code}; window.document.body;`])
      expect(() => inOwnRoot(changed)).toThrow(/The package has changed/);
  });

  test('where Storybook finds a story file', () => {
    const { handler } = storiesOfAnyFolder.transform;
    expect(handler('if (convertToFilePath(import.meta.url)) run();')).toBe(
      'if (convertToFilePath(decodeURI(import.meta.url))) run();',
    );
    expect(() => handler('if (isRun) run();')).toThrow(/Storybook no longer/);
  });
});

test('whatever file of a package is imported, the one that is changed is bundled', async () => {
  const imports = ['cropperjs', 'cropperjs/dist/cropper.js', 'sweetalert2', 'sweetalert2/dist/sweetalert2.esm.js'];
  const { metafile } = await build({
    stdin: { contents: imports.map((each) => `import '${each}';`).join('\n'), resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty' },
    plugins: [patchPlugin],
  });
  const scripts = Object.keys(metafile.inputs).filter((file) => /node_modules.(cropperjs|sweetalert2)/.test(file));
  expect(scripts.map((file) => file.replace(/^.*node_modules\//, '')).sort()).toEqual([
    'cropperjs/dist/cropper.esm.js',
    'sweetalert2/dist/sweetalert2.esm.js',
  ]);
});
