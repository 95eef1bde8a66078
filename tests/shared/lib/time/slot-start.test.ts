import { expect, test } from 'vitest';
import { outOfProportion } from '../../../support/growth.ts';
import { byTime, minutesOf, timesMistake, unreadableTimes } from '../../../../shared/lib/time/slot-start.ts';

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

test('a text of spaces takes time in proportion', () => {
  expect(outOfProportion(minutesOf, (length) => ' '.repeat(length), [16_384])).toBeUndefined();
});

test('times that cannot be read are listed, and named for the developers of the server', () => {
  const unread = unreadableTimes(['1:00 pm', '', '9:00 am', 'esok', '10:00 am - 11:00 am', '14:00']);
  expect(unread).toBe('"", "esok"');
  expect(timesMistake(unread)).toBe(
    '"time" is "", "esok"; expected such as "10:00 am", "14:00" or "10:00 am - 11:00 am".',
  );
  expect(unreadableTimes(['9 am'])).toBe('');
});
