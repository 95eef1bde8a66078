import fc from 'fast-check';
import { expect, it } from 'vitest';
import { swipeStep, wrapped } from '../../../../shared/ui/lightbox/swipe.ts';

it('wraps at both ends: as many steps as there are images lead back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(49), fc.constantFrom(-1, 1), (count, start, step) => {
      const first = start % count;
      let index = first;
      const seen = new Set<number>();
      for (let times = 0; times < count; times += 1) {
        index = wrapped(index + step, count);
        seen.add(index);
      }
      expect(index).toBe(first);
      expect(seen.size).toBe(count);
    }),
  );
});

it.each([
  [51, 0, -1],
  [50, 0, 0],
  [-51, 0, 1],
  [-50, 0, 0],
  [60, 59, -1],
  [60, 60, 0],
  [60, -80, 0],
])('a swipe of %i, %i px is a step of %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});
