import { expect, test } from 'vitest';
import { currentMentor } from '../../widgets/upline-mentor/upline-mentor.model.ts';

test('the mentor now is found in the list, or shown by name or id, or there is none', () => {
  const choices = [{ value: '1', label: 'Aminah' }];
  expect(currentMentor('1', 'Old name', choices)).toEqual({ value: '1', label: 'Aminah' });
  expect(currentMentor('2', 'Siti', choices)).toEqual({ value: '2', label: 'Siti' });
  expect(currentMentor('2', '', choices)).toEqual({ value: '2', label: '2' });
  expect(currentMentor(undefined, 'Siti', choices)).toBeNull();
});
