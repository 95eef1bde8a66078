import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { byTime, minutesOf, minutesOfSlotTime, timesMistake, unreadableTimes } from '../../../shared/lib/slot-times.ts';

test('times are in order of the day, not of the alphabet; unreadable ones come last', () => {
  expect(['1:00 pm', 'petang', '9:00 am', '12:00 pm', '11:30 am'].toSorted(byTime)).toEqual([
    '9:00 am',
    '11:30 am',
    '12:00 pm',
    '1:00 pm',
    'petang',
  ]);
});

test('those that cannot be read are in order of the alphabet', () => {
  const sorted = ['9:00 am', 'esok', 'petang', 'rehat'];
  expect(sorted.toReversed().toSorted(byTime)).toEqual(sorted);
  expect(sorted.toSorted(byTime)).toEqual(sorted);
});

test('a range counts from its beginning', () => {
  expect(minutesOf('10:00 am - 11:00 am')).toBe(600);
  expect(minutesOf('9:30 am–10:00 am')).toBe(570);
});

test.each([
  ['1:00 - 2:00 pm', 13 * 60],
  ['11:00 – 1:00 pm', 11 * 60],
  ['11:30-12:00 pm', 11 * 60 + 30],
  ['12:00 - 1:00 pm', 12 * 60],
  ['9:00 - 12:00 am', 21 * 60],
  ['9 - 10.30 a.m', 9 * 60],
  ['1:00 - 2:00 PM ', 13 * 60],
  ['13:00 - 14:00', 13 * 60],
  ['23:00 - 01:00', 23 * 60],
  ['10:00 am - 2:00 pm', 10 * 60],
])('in "%s", am or pm at the end is also that of the beginning, which comes before it', (time, begins) => {
  expect(minutesOf(time)).toBe(begins);
});

test('a text that is not a time gives undefined', () => {
  expect(minutesOf('')).toBeUndefined();
  expect(minutesOf('sebentar lagi')).toBeUndefined();
});

test('times that cannot be read are listed, and named for the developers of the server', () => {
  const unread = unreadableTimes(['1:00 pm', '', '9:00 am', 'esok', '10:00 am - 11:00 am', '14:00']);
  expect(unread).toBe('"", "esok"');
  expect(timesMistake(unread)).toBe(
    '"time" is "", "esok"; expected such as "10:00 am", "14:00" or "10:00 am - 11:00 am".',
  );
  expect(unreadableTimes(['9 am'])).toBe('');
});

it.each([
  ['10:00 am', 600],
  ['12:00 am', 0],
  ['12:30 PM', 750],
  ['9:05am', 545],
  ['1.30 p.m', 810],
  ['6 p.m.', 1080],
  ['09:00:00', 540],
  ['9:00:00 pm', 1260],
  ['23:59', 1439],
])('%s is %i minutes after midnight', (text, minutes) => {
  expect(minutesOfSlotTime(text)).toBe(minutes);
});

it.each([
  ...['', '24:00', '25:00', '13:30x', 'jam 9 am', '13:00 pm'],
  ...['0:10 am', '10:60 am', 'noon', '10', '10:0 am', '-1:00'],
])('"%s" is not a time', (text) => {
  expect(minutesOfSlotTime(text)).toBeUndefined();
});

it('reads every minute of a day, in both ways of writing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const hour = Math.floor(minutes / 60);
      const rest = String(minutes % 60).padStart(2, '0');
      expect(minutesOfSlotTime(`${hour}:${rest}`)).toBe(minutes);
      expect(minutesOfSlotTime(`${hour % 12 || 12}:${rest} ${hour < 12 ? 'am' : 'pm'}`)).toBe(minutes);
    }),
  );
});
