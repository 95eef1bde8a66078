import { expect, test } from 'vitest';
import { inOwnRoot } from '../../../../shared/tools/patches/sweetalert-root.ts';
import { fixedTemplates, patched } from '../../../../shared/tools/patches/trusted-types.ts';

test('the list of templates holds what the libraries write, and nothing in it runs', async () => {
  const list = JSON.parse(await fixedTemplates()) as string[];
  expect(list.filter((each) => each.includes('class="cropper-container"'))).toHaveLength(1);
  expect(list.filter((each) => each.includes('class="swal2-popup"'))).toHaveLength(1);
  expect(list.filter((each) => /<script|\son\w+=|javascript:/i.test(each))).toEqual([]);
});

test('a package that changed stops the build with a sentence', () => {
  const patch = {
    file: 'cropper.esm.js',
    templates: '',
    changes: [["el.innerHTML = ''", 'el.replaceChildren()'] as [string, string]],
  };
  expect(patched("a(); el.innerHTML = ''; b();", patch)).toContain('a(); el.replaceChildren(); b();');
  for (const code of ['a();', "el.innerHTML = ''; el.innerHTML = '';"])
    expect(() => patched(code, patch)).toThrow(/expects exactly one. The package has changed/);
  for (const code of ['a();', "document.body.querySelector('.popup'); window.document.body;"])
    expect(() => inOwnRoot(code)).toThrow(/The package has changed/);
});
