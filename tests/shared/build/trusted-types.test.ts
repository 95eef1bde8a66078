import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { trustedTypes } from '../../../shared/build/trusted-types.mjs';

const root = path.join(import.meta.dirname, '../../..');

async function bundle(specifier: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from '${specifier}'`, resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [trustedTypes],
  });
  return outputFiles[0]!.text;
}

test.each(['sweetalert2/dist/sweetalert2.esm.js', 'cropperjs'])(
  '%s makes elements only from its own templates',
  async (specifier) => {
    const code = await bundle(specifier);
    expect(code.match(/createPolicy\("dealer-widgets"/g)).toHaveLength(1);
    const assignments = [...code.matchAll(/(\w+)\.(?:inner|outer)HTML = ([^;]+);/g)].map(([assignment]) => assignment);
    expect(assignments).toEqual([
      expect.stringMatching(/^template\w*\.innerHTML = policyOnce\(\)\?\.createHTML\(html\) \?\? fixed\(html\);$/),
    ]);
    expect(code).not.toMatch(/parseFromString|insertAdjacentHTML|setAttribute\(["']style/);
  },
);

test("SweetAlert2 has class names of its own, so that the page's copy and ours never meet", async () => {
  const code = await bundle('sweetalert2/dist/sweetalert2.esm.js');
  expect(code).toContain('"dw-swal2-"');
  expect(code.match(/.{20}(?<!dw-)swal2.{10}/g)).toBeNull();
});

test('the list of templates holds what the libraries write, and nothing in it runs', async () => {
  const code = await bundle('cropperjs');
  const [, literal = ''] = /new Set\(JSON\.parse\((.*)\)\)/.exec(code) ?? [];
  const list = JSON.parse(runInNewContext(literal) as string) as string[];
  expect(list.filter((each) => each.includes('class="cropper-container"'))).toHaveLength(1);
  expect(list.filter((each) => each.includes('class="dw-swal2-popup"'))).toHaveLength(1);
  expect(list.filter((each) => /<script|\son\w+=|javascript:/i.test(each))).toEqual([]);
});

test('a package that changed stops the build with a sentence', async () => {
  const other = path.join(root, 'node_modules/cropperjs/dist/cropper.esm.js');
  const plugin = {
    name: 'changed',
    async setup(esbuild: Parameters<typeof trustedTypes.setup>[0]) {
      const onLoad: typeof esbuild.onLoad = (options, callback) =>
        esbuild.onLoad(options, (args) => callback({ ...args, path: other }));
      await trustedTypes.setup({ ...esbuild, onLoad });
    },
  };
  const outcome = build({
    stdin: { contents: `import 'sweetalert2/dist/sweetalert2.esm.js'`, resolveDir: root },
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [plugin],
  });
  await expect(outcome).rejects.toThrow(/expects exactly one. The package has changed/);
});
