import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptForAll, keptUnder } from '../../../../shared/memory/kept/kept-under.ts';

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

it('without a person it is the browser', () => {
  expect(keptUnder(['quiz', 'customer', '2'])).toBe('dealer-widgets:quiz:customer:2');
  expect(keptForAll(['quiz', 'customer', '2'])).toBe('dealer-widgets:quiz:customer:2');
  expect(keptUnder(['quiz', 'customer', '2'], '101')).toBe('dealer-widgets:quiz:customer:2:101');
});
