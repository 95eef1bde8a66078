import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceOf, readOptions } from '../../widgets/searchable-select/searchable-select.model.ts';

test('every spelling of the same options reads alike', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.nat(), fc.string()), { selector: ([value]) => value, maxLength: 6 });
  fc.assert(
    fc.property(entries, (pairs) => {
      const sorted = pairs.toSorted(([a], [b]) => a - b);
      const expected = sorted.map(([value, label]) => ({
        value: String(value),
        label: label.trim() ? label : String(value),
      }));
      expect(readOptions(sorted.map(([value, label]) => ({ value, label })))).toEqual(expected);
      expect(readOptions(sorted.map(([user_id, name]) => ({ user_id: String(user_id), name })))).toEqual(expected);
      expect(readOptions(Object.fromEntries(sorted))).toEqual(expected);
      expect(
        readOptions(Object.fromEntries(sorted.map(([user_id, name], index) => [index, { user_id, name }]))),
      ).toEqual(expected);
    }),
  );
});

test('the id stands for a name that a person does not have', () => {
  const expected = [
    { value: '5', label: '5' },
    { value: '6', label: 'Ali' },
  ];
  const people: object[] = [
    { user_id: 5, name: null },
    { user_id: 6, name: 'Ali' },
  ];
  expect(readOptions(people)).toEqual(expected);
  expect(
    readOptions([
      { value: 5, label: null },
      { value: 6, label: null, name: 'Ali' },
    ]),
  ).toEqual(expected);
  expect(readOptions({ 5: null, 6: 'Ali' })).toEqual(expected);
  expect(readOptions({ a: { user_id: 5, name: ' ' }, b: people[1] })).toEqual(expected);
});

test('texts stand for themselves, null means that there are no options', () => {
  expect(readOptions(['Ipoh', 7])).toEqual([
    { value: 'Ipoh', label: 'Ipoh' },
    { value: '7', label: '7' },
  ]);
  expect(readOptions(null)).toEqual([]);
});

test.each([
  ['Ipoh', /expected a list/],
  [[{ value: 1 }], /the label of option 1 is missing/],
  [[{ value: 1, label: 'A' }, { label: 'B' }], /the value of option 2 is missing/],
  [[{ value: '', label: 'A' }], /the value of option 1 is empty/],
  [[null], /option 1 is null/],
  [{ 3: true }, /option "3" is true/],
])('%j is refused in a sentence', (given, sentence) => {
  expect(() => readOptions(given)).toThrow(sentence);
});

test('a value that is not among the options stands for itself; without a value nothing is chosen', () => {
  expect(choiceOf([{ value: '7', label: 'Ali' }], '7')).toEqual({ value: '7', label: 'Ali' });
  expect(choiceOf([], '9')).toEqual({ value: '9', label: '9' });
  expect(choiceOf([], '')).toBeNull();
});
