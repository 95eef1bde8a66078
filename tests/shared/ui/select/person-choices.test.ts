import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personChoices } from '../../../../shared/ui/select/person-choices.ts';

test('every choice has a name to show, and there are no duplicates', () => {
  const option = fc.record({ user_id: fc.nat(20).map(String), name: fc.string() });
  fc.assert(
    fc.property(fc.array(option), (options) => {
      const choices = personChoices(options);
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(options.map(({ user_id }) => user_id)));
      expect(choices.filter(({ label }) => label.trim() === '')).toEqual([]);
    }),
  );
});
