import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf, planOf } from '../../../../shared/tools/build/chunks.ts';
import type { Import, Source } from '../../../../shared/tools/build/scan.ts';

const root = '/project';
const at = (file: string): string => join(root, file);

/** A file that imports the names `a` of others; `import()` begins with a star. */
const source = (imports: readonly string[] = [], passed: Record<string, string> = {}): Source => ({
  code: '',
  exports: Object.keys(passed).length > 0 ? [] : ['a'],
  imports: [...imports, ...Object.values(passed)].map((each): Import => {
    const file = each.replace('*', '');
    const late = each.startsWith('*') ? { start: 0, end: 0 } : undefined;
    return file.includes('/')
      ? { file: at(file), spec: './x', names: ['a'], late }
      : { file: undefined, spec: file, names: ['a'], late };
  }),
  passed: new Map(Object.entries(passed).map(([name, file]) => [name, { file: at(file), name: 'a' }])),
  stars: [],
});

const planFor = (files: Record<string, Source>) =>
  planOf(root, new Map(Object.entries(files).map(([file, each]) => [at(file), each])), [
    { name: 'w', entry: 'widgets/w/index.ts', load: 'visible' },
  ]);

test('a widget, a room and what only an import() reaches are chunks; an importer is built before what it imports', () => {
  const plan = planFor({
    'widgets/w/index.ts': source(['widgets/w/w.tsx']),
    'widgets/w/w.tsx': source(['shared/saving/index.ts', '*widgets/w/parts/late.tsx', 'react']),
    'widgets/w/parts/late.tsx': source(['widgets/w/w.tsx', 'widgets/w/parts/only.ts']),
    'widgets/w/parts/only.ts': source(),
    'shared/saving/index.ts': source([], { a: 'shared/saving/save.ts' }),
    'shared/saving/save.ts': source(['shared/lib/index.ts']),
    'shared/lib/index.ts': source([], { a: 'shared/lib/pure.ts' }),
    'shared/lib/pure.ts': source(),
  });
  expect(Object.fromEntries(plan.ofFile)).toEqual({
    [at('widgets/w/index.ts')]: 'w',
    [at('widgets/w/w.tsx')]: 'w',
    [at('widgets/w/parts/late.tsx')]: '~late',
    [at('widgets/w/parts/only.ts')]: '~late',
    [at('shared/saving/index.ts')]: 'saving',
    [at('shared/saving/save.ts')]: 'saving',
  });
  expect(plan.rounds).toEqual([['~late'], ['w'], ['react', 'saving']]);
  expect(plan.lateName(at('widgets/w/parts/late.tsx'))).toBe('~late');
});

test('a file that two late parts share lies in the first, which the other then needs', () => {
  const part = source(['widgets/w/shared.ts']);
  const { ofFile, rounds } = planFor({
    'widgets/w/index.ts': source(['*widgets/w/one.tsx', '*widgets/w/two.tsx']),
    'widgets/w/one.tsx': part,
    'widgets/w/two.tsx': part,
    'widgets/w/shared.ts': source(),
  });
  expect(ofFile.get(at('widgets/w/shared.ts'))).toBe('~one');
  expect(rounds).toEqual([['w', '~two'], ['~one']]);
});

test('rooms that need each other stop the build with their names', () => {
  expect(() =>
    planFor({
      'widgets/w/index.ts': source(['shared/saving/index.ts']),
      'shared/saving/index.ts': source([], { a: 'shared/saving/save.ts' }),
      'shared/saving/save.ts': source(['shared/api/index.ts']),
      'shared/api/index.ts': source([], { a: 'shared/api/call.ts' }),
      'shared/api/call.ts': source(['shared/saving/index.ts']),
    }),
  ).toThrow(/need each other in a circle\. Separate their rooms/);
});

test('a door is looked through, and doors behind it', () => {
  const files = new Map([
    [at('shared/ui/index.ts'), source([], { b: 'shared/lib/index.ts' })],
    [at('shared/lib/index.ts'), source([], { a: 'shared/lib/pure.ts' })],
    [at('shared/lib/pure.ts'), source()],
  ]);
  expect(originOf(files, at('shared/ui/index.ts'), 'b')).toEqual({ file: at('shared/lib/pure.ts'), name: 'a' });
});
