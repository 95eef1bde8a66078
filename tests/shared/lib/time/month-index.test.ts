import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentMonth,
  longMonthText,
  monthNumberOf,
  countedMonth,
  parseMonth,
  shortMonthText,
  yearOf,
} from '../../../../shared/lib/time/month-index.ts';

const anyMonth = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }));

test('a month is what its year and number say, and every spelling of it is read back', () => {
  fc.assert(
    fc.property(anyMonth, ([year, number]) => {
      const month = countedMonth(year, number);
      expect([yearOf(month), monthNumberOf(month)]).toEqual([year, number]);
      const [twoDigits, fourDigits] = [String(number).padStart(2, '0'), String(year).padStart(4, '0')];
      expect(shortMonthText(month)).toBe(`${number}-${fourDigits}`);
      expect(longMonthText(month)).toBe(`${twoDigits}-${fourDigits}`);
      for (const text of [
        shortMonthText(month),
        longMonthText(month),
        `${fourDigits}-${twoDigits}`,
        `${fourDigits}-${twoDigits}-15`,
      ]) {
        expect(parseMonth(text)).toBe(month);
      }
    }),
  );
});

test('months are in order, and the next one is one more', () => {
  expect(countedMonth(2027, 1) - countedMonth(2026, 12)).toBe(1);
});

test.each(['', '13-2026', '0-2026', '2026', '3/2026', '03-26', '2026-02-30', 'March 2026', '3-2026; DROP', '-3-2026'])(
  '%j is not a month',
  (text) => {
    expect(parseMonth(text)).toBeUndefined();
  },
);

test('the month is the one in Kuala Lumpur, eight hours ahead of UTC', () => {
  expect(currentMonth(Date.parse('2026-11-30T15:59:59Z'))).toBe(countedMonth(2026, 11));
  expect(currentMonth(Date.parse('2026-11-30T16:00:00Z'))).toBe(countedMonth(2026, 12));
  expect(parseMonth('2026-12-31T16:30:00Z')).toBe(countedMonth(2027, 1));
});
