import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOf, namesOf } from '../../widgets/dealer-sop/dealer-sop.model.ts';

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

it('a procedure is known by its name, else by the titles of its steps in any order', () => {
  const key = (...titles: string[]) =>
    keyOf(
      undefined,
      titles.map((title) => ({ title, detail: '' })),
    );
  expect(keyOf('onboarding', [])).toBe('onboarding');
  expect(key('Daftar', 'Semak')).toBe(key('Semak', 'Daftar'));
  expect(key('ab', 'c')).not.toBe(key('a', 'bc'));
});
