import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byTime, minutesOf } from '../../../shared/booking/slot-time.ts';

test.each([
  ['10:00 am', 600],
  ['12:00 am', 0],
  ['12:30 pm', 750],
  ['2.30 PM', 870],
  ['9am', 540],
  ['9 a.m', 540],
  ['14:00', 840],
  ['00:15', 15],
  ['8 pagi', 480],
  ['12 tengah hari', 720],
  ['3:00 petang', 900],
  ['9 malam', 1260],
  ['10:00 am - 11:00 am', 600],
])('%s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});

test.each(['', 'sebentar lagi', '10', '25:00', '10:75 am', '13:00 pm', '0:30 am', '1000'])('"%s" is no time', (time) => {
  expect(minutesOf(time)).toBeUndefined();
});

test('times are in order of the day, not of the alphabet; unreadable ones come last', () => {
  expect(['1:00 pm', 'petang', '9:00 am', '12:00 pm', '11:30 am'].toSorted(byTime)).toEqual(['9:00 am', '11:30 am', '12:00 pm', '1:00 pm', 'petang']);
});

test('every minute of the day is read as it is written on a 12 hour clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const hour = Math.floor(minutes / 60);
      const written = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
      expect(minutesOf(written)).toBe(minutes);
    }),
  );
});
