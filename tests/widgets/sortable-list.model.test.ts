import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edgeSpeed, listName, moved } from '../../widgets/sortable-list/sortable-list.model.ts';

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

it('names a field that repeats as PHP reads it', () => {
  expect([listName('order'), listName('order[]')]).toEqual(['order[]', 'order[]']);
});

it('scrolls up at the upper edge, down at the lower one, faster the nearer, and not in between', () => {
  expect([-50, 0, 28, 55, 56, 300, 444, 445, 472, 500, 600].map((at) => Math.round(edgeSpeed(at, 0, 500)))).toEqual([
    -960, -960, -480, -17, -0, 0, 0, 17, 480, 960, 960,
  ]);
});
