import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';
import { importsOf } from './imports-of.ts';
import { roomOf } from './layers.ts';
import { CODE, sourceFiles } from './source-files.ts';

const imports = sourceFiles(CODE)
  .filter((file) => !file.path.endsWith('.css') && !file.path.startsWith('tests/'))
  .flatMap((file) =>
    importsOf(file).flatMap(({ target, late }) =>
      target && !late && !target.endsWith('.css') ? [[file.path, target] as const] : [],
    ),
  );

function waysOf(pairs: ReadonlyArray<readonly [string, string]>): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const [from, to] of pairs) if (from !== to) ways.set(from, (ways.get(from) ?? new Set()).add(to));
  return ways;
}

test('no file needs itself, types included', () => {
  expect(circlesIn(waysOf(imports))).toEqual([]);
});

test('no room imports itself by way of others', () => {
  expect(
    circlesIn(
      waysOf(
        imports.filter(([from]) => from.startsWith('shared/')).map(([from, to]) => [roomOf(from), roomOf(to)] as const),
      ),
    ),
  ).toEqual([]);
});

test('a circle is reported with the names in it', () => {
  const ways = waysOf([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ]);
  expect(circlesIn(ways)).toEqual(['b → c → b']);
});
