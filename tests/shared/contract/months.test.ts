import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalMonth } from '../../../shared/contract/months.ts';
import { countedMonth } from '../../../shared/lib/month.ts';

const MARCH = countedMonth(2026, 3);

test.each([
  ['3-2026', MARCH],
  ['03-2026', MARCH],
  ['2026-03', MARCH],
  ['2026-03-15', MARCH],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('the month %j is %j', (written, month) => {
  expect(v.parse(optionalMonth, written)).toBe(month);
});

test.each(['13-2026', 'March', '2026', 3, {}])('%j is no month, and the sentence says what is', (written) => {
  expect(v.safeParse(optionalMonth, written).issues?.map(({ message }) => message)).toEqual([
    'expected a month such as "3-2026", "03-2026" or "2026-03", or a day in it such as "2026-03-15"',
  ]);
});
