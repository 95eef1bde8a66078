import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesOf } from '../../widgets/dealer-sop/dealer-sop.model.ts';

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
