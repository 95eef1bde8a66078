import { join } from 'node:path';
import { expect, test } from 'vitest';
import { neededBy } from '../../../../shared/tools/build/chunk.ts';
import { planOf, readSources, type Source } from '../../../../shared/tools/build/chunks.ts';

/** A file that imports others, and by `import()` those with a star. */
const source = (...files: string[]): Source => ({
  imports: files.filter((file) => !file.startsWith('*')),
  late: files.filter((file) => file.startsWith('*')).map((file) => file.slice(1)),
  exports: ['a'],
});

function planFor(files: Record<string, Source>, aliases?: Record<string, string>) {
  const sources = new Map(Object.entries(files));
  const plan = planOf(sources, [{ name: 'w', entry: 'widgets/w/index.ts', load: 'visible' }], aliases);
  return { ...plan, placed: Object.fromEntries([...sources.keys()].map((file) => [file, plan.chunkOf(file)])) };
}

test('an import() of a file that is no door stops the build', () => {
  const files = { 'widgets/w/index.ts': source('*widgets/w/late.tsx'), 'widgets/w/late.tsx': source() };
  expect(() => planFor(files)).toThrow('import() loads widgets/w/late.tsx, which is no door. Move it into a folder');
});

test('a package lies in the chunk of packages, and so does the file that it means in a flavour', () => {
  const { chunkOf, placed } = planFor(
    { 'widgets/w/index.ts': source(), 'shared/runtime/client.ts': source() },
    { 'react-dom/client': './shared/runtime/client.ts' },
  );
  expect(placed['shared/runtime/client.ts']).toBe('react');
  expect(['react', 'react/jsx-runtime', 'valibot', '@scope/react'].map(chunkOf)).toEqual([
    'react',
    'react',
    undefined,
    undefined,
  ]);
});

test('the sources are read without their types', async () => {
  const sources = await readSources(join(import.meta.dirname, '../../../..'));
  expect(sources.get('shared/api/late/server.ts')?.late).toEqual(['shared/api/calls/index.ts']);
  expect(sources.get('widgets/yes-no-toggle/index.ts')).toEqual({
    imports: [
      'shared/runtime/index.ts',
      'widgets/yes-no-toggle/yes-no-toggle.tsx',
      'widgets/yes-no-toggle/yes-no-toggle.props.ts',
    ],
    late: [],
    exports: ['default'],
  });
  expect(sources.get('shared/loader/index.ts')?.exports).toEqual(['copiedElement', 'markupOf']);
});

test('chunks that need each other stop the build with their names', () => {
  const chunks = new Map(Object.entries({ w: ['saving'], saving: ['api'], api: ['saving'] }));
  const needs = new Map([...chunks].map(([name, imports]) => [name, { imports }]));
  expect(() => neededBy(needs, 'w')).toThrow(
    /w → saving → api → saving need each other in a circle\. Separate their rooms/,
  );
});
