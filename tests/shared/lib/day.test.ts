import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateWords, dayName, monthWords, ourMonthNames, shortDate } from '../../../shared/lib/day-words.ts';
import { addDays, daysFrom, kualaLumpurTime, today, weekdayOf } from '../../../shared/lib/day.ts';
import { addMonths, monthOf } from '../../../shared/lib/month.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const month = day.map(monthOf);

describe('days', () => {
  it("are Kuala Lumpur's, whatever the clock zone of the visitor", () => {
    expect(today(Date.parse('2026-11-22T15:59:59Z'))).toBe('2026-11-22');
    expect(today(Date.parse('2026-11-22T16:00:00Z'))).toBe('2026-11-23');
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          expect(today(date.getTime())).toBe(there.format(date));
        },
      ),
    );
  });
  it('can be counted on and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
        const to = addDays(from, count);
        expect(addDays(to, -count)).toBe(from);
        expect(from < to).toBe(count > 0);
      }),
    );
    expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
  it('have names in both languages, as the browser knows them', () => {
    expect(dateWords('2026-11-23', 'ms')).toBe('Isnin, 23 Nov 2026');
    expect(dateWords('2026-11-23', 'en')).toBe('Monday, 23 Nov 2026');
    fc.assert(
      fc.property(day, (each) => {
        const as = (locale: string, options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(each));
        expect(dayName(each, 'ms')).toBe(as('ms-MY', { weekday: 'long' }));
        expect(dayName(each, 'en')).toBe(as('en-MY', { weekday: 'long' }));
        expect(dayName(each, 'ms', 'short')).toBe(as('ms-MY', { weekday: 'short' }));
        expect(dayName(each, 'en', 'short')).toBe(as('en-MY', { weekday: 'short' }));
        expect(monthWords(each, 'ms')).toBe(as('ms-MY', { month: 'long', year: 'numeric' }));
        expect(shortDate(each, 'ms')).toBe(as('ms-MY', { day: 'numeric', month: 'short' }));
      }),
    );
    expect(weekdayOf('2026-11-22')).toBe(0);
  });
  it.each(['ms', 'en'] as const)('have the months of %s, long and short, as the browser knows them', (locale) => {
    const named = (length: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at)));
    };
    expect(ourMonthNames(locale)).toEqual(named('long'));
    expect(ourMonthNames(locale, 'shortMonths')).toEqual(named('short'));
  });
});

describe('months', () => {
  it('can be counted on and back', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: -600, max: 600 }),
        (from, count) => addMonths(addMonths(from, count), -count) === from,
      ),
    );
  });
});

test.each([
  ['2026-11-23', '2026-11-23T00:00:00+08:00'],
  ['2026-11-23 09:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-23T09:00:00+05:30', '2026-11-23T11:30:00+08:00'],
  ['2026-11-23T09:00:00 -0330', '2026-11-23T20:30:00+08:00'],
  ['2026-11-23T23:00:00-10:00', '2026-11-24T17:00:00+08:00'],
  [' 2026-11-23t01:00:00.5z\n', '2026-11-23T09:00:00+08:00'],
])('%j is %s in Kuala Lumpur', (text, moment) => {
  expect(kualaLumpurTime(text)).toBe(moment);
});

test.each(['x2026-11-23', '2026-11-23 09:00:00.', '2026-11-23 09:00:00+08:00 (MYT)', '2026-11-23 24:00'])(
  '%j is not a moment',
  (text) => {
    expect(kualaLumpurTime(text)).toBeUndefined();
  },
);
