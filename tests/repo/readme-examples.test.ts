import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/** Where each example of tests/README.md would be written, by its heading. */
const PLACES: Record<string, string> = {
  'A component test': 'tests/widgets/example.test.tsx',
  'A story': 'stories/example.stories.tsx',
  'An end-to-end test': 'tests/e2e/example.spec.ts',
};

test('the examples of tests/README.md have the right types and imports', async () => {
  const readme = readFileSync(path.join(root, 'tests/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^## (.*)\n\n```tsx?\n([^]*?)```/gm)];
  expect(examples.map(([, heading]) => heading)).toEqual(Object.keys(PLACES));
  const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const files = examples.map(([, heading = '', code = '']) => {
      const file = path.join(folder, PLACES[heading]!);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, code.replace(/^ *…$/m, ''));
      return file;
    });
    const config = path.join(folder, 'tsconfig.json');
    const declared = [
      '.storybook/virtual.d.ts',
      'shared/ui/custom-properties.d.ts',
      'shared/ui/popups/sweetalert2-esm.d.ts',
    ].map((file) => path.join(root, file));
    writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: { rootDirs: [root, folder], incremental: false, tsBuildInfoFile: null },
        include: [],
        files: [...files, ...declared],
      }),
    );
    const tsc = promisify(execFile)(process.execPath, [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      config,
    ]);
    // tsc writes what is wrong to its output
    const problems = await tsc.then(({ stdout }) => stdout).catch(({ stdout }: { stdout: string }) => stdout);
    expect(problems).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
