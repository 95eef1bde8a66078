import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInWords, dayParts, todayInKualaLumpur } from '../../../shared/lib/calendar-day.ts';

const anyDay = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-22'],
  ['2026-11-22T16:00:00Z', '2026-11-23'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s it is %s in Kuala Lumpur', (moment, day) => {
  expect(todayInKualaLumpur(Date.parse(moment))).toBe(day);
});

test('days are counted over the ends of months and years, and back', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('seven days later it has the same name', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayParts(addDays(day, 7), 'ms').weekday).toBe(dayParts(day, 'ms').weekday);
    }),
  );
});

test('a day is said in Malay and in English', () => {
  expect(dayInWords('2026-11-23', 'ms')).toBe('Isnin, 23 Nov 2026');
  expect(dayInWords('2026-03-01', 'ms')).toBe('Ahad, 1 Mac 2026');
  expect(dayInWords('2026-08-31', 'en')).toBe('Monday, 31 Aug 2026');
});
