import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from '../../../shared/lib/lists.ts';

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
