import path from 'node:path';
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
  '%s makes elements only through the policy',
  async (specifier) => {
    const code = await bundle(specifier);
    expect(code).toContain('createPolicy("dealer-widgets"');
    expect(code).toContain('trustedHtml(');
    const assignments = [...code.matchAll(/\.(?:inner|outer)HTML = ([^;]+);/g)].map((match) => match[1]!);
    expect(assignments.filter((value) => !value.startsWith('trustedHtml('))).toEqual([]);
    expect([...code.matchAll(/parseFromString\((\w+)/g)].map((match) => match[1])).toEqual(
      specifier === 'cropperjs' ? [] : ['trustedHtml'],
    );
    expect(code).not.toMatch(/insertAdjacentHTML|setAttribute\(["']style/);
  },
);

test("SweetAlert2 has class names of its own, so that the page's copy and ours never meet", async () => {
  const code = await bundle('sweetalert2/dist/sweetalert2.esm.js');
  expect(code).toContain('"dw-swal2-"');
  expect(code.match(/.{20}(?<!dw-)swal2.{10}/g)).toBeNull();
});

test('a package that changed stops the build with a sentence', async () => {
  const other = path.join(root, 'node_modules/cropperjs/dist/cropper.esm.js');
  const plugin = {
    name: 'changed',
    setup(esbuild: Parameters<typeof trustedTypes.setup>[0]) {
      const onLoad: typeof esbuild.onLoad = (options, callback) =>
        esbuild.onLoad(options, (args) => callback({ ...args, path: other }));
      trustedTypes.setup({ ...esbuild, onLoad });
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
