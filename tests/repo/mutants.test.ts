import { expect, test } from 'vitest';
import { mutantsOf, mutated } from '../run/mutants-of.ts';

const changesOf = (source: string): string[] =>
  mutantsOf('x.ts', source).map((mutant) => mutated(source, mutant).replace(/\s+/g, ' '));

test.each([
  ['if (x) y();', ['if (!(x)) y();', 'if (x) ;']],
  [
    'const x = !a && b < 1;',
    ['const x = a && b < 1;', 'const x = !a || b < 1;', 'const x = !a && b <= 1;', 'const x = !a && b < 0;'],
  ],
  ["const x = a ?? 'b';", ["const x = a && 'b';", "const x = a ?? '';"]],
  [
    'const f = () => { return true; };',
    ['const f = () => { return undefined as never; };', 'const f = () => { return false; };'],
  ],
  ['const x = /^a$/i;', ['const x = /a$/i;', 'const x = /^a/i;']],
  ["if (x) throw new Error('no');", ["if (!(x)) throw new Error('no');", 'if (x) ;']],
] as const)('%s is changed in one place at a time', (source, changed) => {
  expect(changesOf(source).toSorted()).toEqual(changed.toSorted());
});

test.each([
  "import { x } from './x.ts';",
  "type X = 'a' | 1;",
  "const x = 'words for people';",
  "const x = { 'a-b': y };",
  'const x = a?.b;',
  "wireShape(x, { name: 'X' });",
])('%s stays as it is', (source) => {
  expect(changesOf(source)).toEqual([]);
});
