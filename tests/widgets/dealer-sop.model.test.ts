import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesOf, readDone } from '../../widgets/dealer-sop/dealer-sop.model.ts';

const step = fc.record({ title: fc.constantFrom('Daftar', 'Semak', 'Bayar', 'Hantar'), detail: fc.string() });

it('names are apart, and stay with their steps when one is added at the end', () => {
  fc.assert(
    fc.property(fc.array(step), step, (steps, added) => {
      const names = namesOf(steps);
      expect(new Set(names).size).toBe(steps.length);
      expect(namesOf([...steps, added]).slice(0, -1)).toEqual(names);
    }),
  );
});

it('what was kept by anybody becomes a set of names', () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => [...readDone(kept)].every((name) => typeof name === 'string')));
  expect([...readDone(['a', 1, null, 'b'])]).toEqual(['a', 'b']);
});
