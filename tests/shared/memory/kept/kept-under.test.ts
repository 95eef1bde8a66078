import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptUnder } from '../../../../shared/memory/kept/kept-under.ts';

it('keeps widgets, items and people apart, whatever signs their ids have', () => {
  const part = fc.string({ minLength: 1, unit: 'binary' });
  const place = fc.tuple(fc.constantFrom('quiz', 'draft'), part, part);
  fc.assert(
    fc.property(place, place, ([widget, item, person], [otherWidget, otherItem, otherPerson]) => {
      const isSame = widget === otherWidget && item === otherItem && person === otherPerson;
      expect(keptUnder([widget, item], person) === keptUnder([otherWidget, otherItem], otherPerson)).toBe(isSame);
    }),
  );
});
