import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlip } from '../../../shared/lib/slip.ts';

// few letters, so that the same one often stands beside itself
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
const wordAndPlace = word.chain((meant) => fc.tuple(fc.constant(meant), fc.nat({ max: meant.length - 1 })));

it('recognizes a letter too few, and one too many', () => {
  fc.assert(
    fc.property(wordAndPlace, ([meant, at]) => {
      const shorter = meant.slice(0, at) + meant.slice(at + 1);
      expect(isSlip(shorter, meant)).toBe(true);
      expect(isSlip(meant, shorter)).toBe(true);
    }),
  );
});

it('recognizes two letters exchanged, unless they are the same', () => {
  fc.assert(
    fc.property(wordAndPlace, ([meant, at]) => {
      const [first = '', second = ''] = meant.slice(at, at + 2);
      const written = meant.slice(0, at) + second + first + meant.slice(at + 2);
      expect(isSlip(written, meant)).toBe(written !== meant);
    }),
  );
});
