import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { continued, eachOnce, keptRows, moved, newKey } from '../../../shared/lib/lists.ts';

it('moving keeps every item, puts the one where it was wanted, and the way back undoes it', () => {
  const items = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(items, fc.nat(19), fc.nat(19), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const next = moved(list, from, to);
      expect(next.toSorted()).toEqual(list.toSorted());
      expect(next[to]).toBe(list[from]);
      expect(moved(next, to, from)).toEqual(list);
    }),
  );
});

it('a place outside of the list, and the same place, change nothing', () => {
  const list = ['a', 'b'];
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [5, 0],
    [1, 1],
  ] as const)
    expect(moved(list, from, to)).toBe(list);
});

it('of what is written twice the last counts, at the place of the first', () => {
  expect(eachOnce(['a1', 'b1', 'a2'], ([key]) => key!)).toEqual(['a2', 'b1']);
});

it('rows that were kept get keys of this visit', () => {
  expect(v.parse(keptRows({ id: v.string() }), [{ id: 'a', key: 7 }, { id: 'b' }])).toEqual([
    { id: 'a', key: 0 },
    { id: 'b', key: 1 },
  ]);
});

it('a new key is one that no row has', () => {
  expect([newKey([]), newKey([{ key: 3 }, { key: 1 }])]).toEqual([0, 4]);
});

it.each<[before: string, after: string, keys: number[], rule: string]>([
  ['abc', 'cab', [3, 1, 2], 'each continues its item'],
  ['abc', 'axc', [1, 2, 3], 'without its item, the one after its predecessor'],
  ['abc', 'xabc', [4, 1, 2, 3], 'what is another row’s is not taken'],
  ['ab', 'abcd', [1, 2, 3, 4], 'more rows are new'],
  ['aa', 'aaa', [1, 2, 3], 'each item is continued once'],
  ['a-', '-a-', [3, 1, 2], 'rows without an identity only by their place'],
  ['-a', '-', [1], 'the first also continues the first'],
])('rows %s become %s: %s, %s', (before, after, keys) => {
  const rows = [...before].map((id, at) => ({ id, key: at + 1 }));
  const next = [...after].map((id) => ({ id, key: 0 }));
  const continuing = continued(next, rows, ({ id }) => (id === '-' ? '' : id));
  expect(continuing).toEqual(next.map(({ id }, at) => ({ id, key: keys[at] })));
});
