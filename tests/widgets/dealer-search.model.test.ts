import * as v from 'valibot';
import { expect, test } from 'vitest';
import { choiceOf, firstChoiceOf } from '../../widgets/dealer-search/dealer-search.model.ts';
import { properties } from '../../widgets/dealer-search/dealer-search.props.ts';

const dealer = { user_id: '7', pg_code: 'PG0012345', name: 'Nur Aisyah', team: 'G100' };

test.each([
  [dealer, { value: '7', label: 'Nur Aisyah', hint: 'PG0012345 · G100' }],
  [
    { ...dealer, team: '' },
    { value: '7', label: 'Nur Aisyah', hint: 'PG0012345' },
  ],
  [
    { ...dealer, pg_code: '' },
    { value: '7', label: 'Nur Aisyah', hint: 'G100' },
  ],
  [
    { ...dealer, name: '' },
    { value: '7', label: 'PG0012345', hint: 'G100' },
  ],
  [
    { user_id: '7', pg_code: '', name: '', team: '' },
    { value: '7', label: 'ID 7' },
  ],
])('%j is listed as %j', (given, listed) => {
  expect(choiceOf(given)).toEqual(listed);
});

test.each([
  [dealer, 'PG0012345 · Nur Aisyah · G100'],
  [{ ...dealer, name: '' }, 'PG0012345 · G100'],
  [{ ...dealer, pg_code: '' }, 'Nur Aisyah · G100'],
  [{ user_id: '7', pg_code: '', name: '', team: '' }, 'ID 7'],
])('%j, chosen by the page, is shown in one line as %s', (given, shown) => {
  expect(firstChoiceOf(given, '')).toEqual({ value: '7', label: shown });
  expect(firstChoiceOf(given, 'Aisyah')).toEqual({ value: '7', label: 'Aisyah' });
});

test('the value is a whole dealer in any spelling, only an id, or empty', () => {
  const valueOf = (value: unknown): unknown => v.parse(properties, { value }).value;
  expect(valueOf({ user_id: 7, pg_code: null, name: 'Ali', team: { name: 'G100' } })).toEqual({
    user_id: '7',
    pg_code: '',
    name: 'Ali',
    team: 'G100',
  });
  expect(valueOf(7)).toEqual({ user_id: '7', pg_code: '', name: '', team: '' });
  expect(valueOf('')).toBeNull();
  expect(v.parse(properties, {}).value).toBeNull();
  expect(v.safeParse(properties, { value: { name: 'Ali' } }).success).toBe(false);
});
