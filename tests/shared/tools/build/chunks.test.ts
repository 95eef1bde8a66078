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

test('a widget, a room and what only an import() reaches are chunks; a pure room is copied', () => {
  const { placed, chunks, given, lateName } = planFor({
    'widgets/w/index.ts': source('widgets/w/w.tsx'),
    'widgets/w/w.tsx': source('shared/saving/index.ts', 'widgets/w/words.ts', '*widgets/w/parts/late.tsx'),
    'widgets/w/words.ts': source(),
    'widgets/w/parts/late.tsx': source('widgets/w/words.ts', 'widgets/w/parts/only.ts', '*shared/ui/lightbox/index.ts'),
    'widgets/w/parts/only.ts': source(),
    'shared/saving/index.ts': source('shared/saving/save.ts'),
    'shared/saving/save.ts': source('shared/lib/index.ts', 'shared/saving/save.css'),
    'shared/lib/index.ts': source('shared/lib/pure.ts'),
    'shared/lib/pure.ts': source(),
    'shared/ui/lightbox/index.ts': source(),
  });
  expect(placed).toEqual({
    'widgets/w/index.ts': 'w',
    'widgets/w/w.tsx': 'w',
    'widgets/w/words.ts': 'w',
    'widgets/w/parts/late.tsx': '~late',
    'widgets/w/parts/only.ts': '~late',
    'shared/saving/index.ts': 'saving',
    'shared/saving/save.ts': 'saving',
    'shared/lib/index.ts': undefined,
    'shared/lib/pure.ts': undefined,
    'shared/ui/lightbox/index.ts': '~lightbox',
  });
  expect(chunks).toEqual(['w', 'saving', '~lightbox', '~late']);
  expect(given).toEqual([
    'shared/saving/index.ts a',
    'shared/ui/lightbox/index.ts a',
    'widgets/w/parts/late.tsx a',
    'widgets/w/words.ts a',
  ]);
  expect(lateName('widgets/w/parts/late.tsx')).toBe('~late');
});

test('a file that two late parts share lies in the first, and the other reads it there', () => {
  const part = source('widgets/w/shared.ts');
  const { placed, given } = planFor({
    'widgets/w/index.ts': source('*widgets/w/one.tsx', '*widgets/w/two.tsx'),
    'widgets/w/one.tsx': part,
    'widgets/w/two.tsx': part,
    'widgets/w/shared.ts': source(),
  });
  expect(placed['widgets/w/shared.ts']).toBe('~one');
  expect(given).toContain('widgets/w/shared.ts a');
});

test('a package lies in the chunk of packages, and so does the file that it means in a flavour', () => {
  const { chunkOf, placed } = planFor(
    { 'widgets/w/index.ts': source(), 'shared/runtime/client.ts': source() },
    { 'react-dom/client': './shared/runtime/client.ts' },
  );
  expect(placed['shared/runtime/client.ts']).toBe('react');
  expect(['react', 'react/jsx-runtime', 'valibot', 'ky', '@scope/react'].map(chunkOf)).toEqual([
    'react',
    'react',
    'valibot',
    undefined,
    undefined,
  ]);
});

test('the sources are read without their types', async () => {
  const sources = await readSources(join(import.meta.dirname, '../../../..'));
  expect(sources.get('shared/api/late/late-call.ts')?.late).toEqual(['shared/api/calls/index.ts']);
  expect(sources.get('widgets/yes-no-toggle/index.ts')).toEqual({
    imports: [
      'shared/runtime/index.ts',
      'widgets/yes-no-toggle/yes-no-toggle.tsx',
      'widgets/yes-no-toggle/yes-no-toggle.props.ts',
    ],
    late: [],
    exports: ['default'],
  });
  expect(sources.get('shared/loader/index.ts')?.exports).toEqual(['markupOf']);
});

test('chunks that need each other stop the build with their names', () => {
  const chunks = new Map(Object.entries({ w: ['saving'], saving: ['api'], api: ['saving'] }));
  const needs = new Map([...chunks].map(([name, imports]) => [name, { imports }]));
  expect(() => neededBy(needs, 'w')).toThrow(
    /w → saving → api → saving need each other in a circle\. Separate their rooms/,
  );
});
