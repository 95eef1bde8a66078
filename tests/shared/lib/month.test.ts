import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  countedMonth,
  currentMonth,
  daysIn,
  longMonthText,
  monthInWords,
  monthNames,
  monthNumberOf,
  parseMonth,
  shortMonthText,
  yearOf,
} from '../../../shared/lib/month.ts';

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

test.each([
  ['en', 'March'],
  ['ms', 'Mac'],
  ['ms-MY', 'Mac'],
  ['MS', 'Mac'],
  ['id', 'Maret'],
  ['zh-Hans', '三月'],
  ['zh_Hans', '三月'],
  ['de-AT', 'März'],
  ['th-TH-u-ca-buddhist', 'มีนาคม'],
])('%s names the third month %s', (tag, third) => {
  const names = monthNames(tag);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect(names[2]).toBe(third);
});

test.each(['tlh', 'bms', 'xx-YY', 'no tag', '', '12'])('the unknown language %j falls back to English', (tag) => {
  expect(monthNames(tag)).toEqual(monthNames('en'));
});

test('a browser without Malay locale data names the months in Malay', () => {
  using _none = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(monthNames('ms')[2]).toBe('Mac');
  expect(monthNames('ms-MY')[11]).toBe('Disember');
});

test('a month has its days, in leap years too', () => {
  expect(['2026-02', '2028-02', '2100-02', '2026-04', '2026-12'].map(daysIn)).toEqual([28, 29, 28, 30, 31]);
});

test('the format puts name, number and year where they are asked for', () => {
  const march = countedMonth(2026, 3);
  expect(monthInWords(march, monthNames('en'), '%n, %Y')).toBe('March, 2026');
  expect(monthInWords(march, monthNames('ms'), '%m/%Y (%n) 100%')).toBe('03/2026 (Mac) 100%');
  expect(monthInWords(march, Array(12).fill('%Y $& %m'), '%n')).toBe('%Y $& %m');
});
