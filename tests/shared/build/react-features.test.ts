import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { reactAsModules } from '../../../shared/build/react-as-modules.mjs';
import { withoutUnusedFeatures } from '../../../shared/build/react-features.mjs';

const bundle = (contents: string) =>
  esbuild.build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAsModules],
  });

test.each([
  ['Activity', 'react'],
  ['Profiler', 'react'],
  ['useActionState', 'react'],
  ['useOptimistic', 'react'],
  ['useFormStatus', 'react-dom'],
  ['hydrateRoot', 'react-dom/client'],
])('%s is not in the React that is shipped, so a build that wants it fails', async (name, from) => {
  await expect(bundle(`import { ${name} } from '${from}'; console.log(${name});`)).rejects.toThrow(
    /No matching export in .* for import "/,
  );
});

test.each([
  ['useState', 'react'],
  ['useDeferredValue', 'react'],
  ['Suspense', 'react'],
  ['flushSync', 'react-dom'],
  ['createRoot', 'react-dom/client'],
])('%s is', async (name, from) => {
  const { outputFiles } = await bundle(`import { ${name} } from '${from}'; console.log(${name});`);
  expect(outputFiles).toHaveLength(1);
});

test('a React that is written in another way is refused with a sentence', () => {
  expect(() => withoutUnusedFeatures('exports.createRoot = function () {};\n')).toThrow(
    /Check shared\/build\/react-features\.mjs against the new React/,
  );
});
