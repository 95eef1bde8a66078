import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentMentor, mentorChoices } from '../../widgets/upline-mentor/upline-mentor.model.ts';

test('every choice has a name to show, and there are no duplicates', () => {
  const option = fc.record({ user_id: fc.nat(20).map(String), name: fc.string() });
  fc.assert(
    fc.property(fc.array(option), (options) => {
      const choices = mentorChoices(options);
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(options.map(({ user_id }) => user_id)));
      expect(choices.filter(({ label }) => label.trim() === '')).toEqual([]);
    }),
  );
});

test('the mentor now is found in the list, or shown by name or id, or there is none', () => {
  const choices = [{ value: '1', label: 'Aminah' }];
  expect(currentMentor('1', 'Old name', choices)).toEqual({ value: '1', label: 'Aminah' });
  expect(currentMentor('2', 'Siti', choices)).toEqual({ value: '2', label: 'Siti' });
  expect(currentMentor('2', '', choices)).toEqual({ value: '2', label: '2' });
  expect(currentMentor(undefined, 'Siti', choices)).toBeNull();
});
