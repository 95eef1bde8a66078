import { expect, test } from 'vitest';
import { outOfProportion } from '../../support/growth.ts';
import { byTime, minutesOf } from '../../../shared/booking/slot-start.ts';

test('times are in order of the day, not of the alphabet; unreadable ones come last', () => {
  expect(['1:00 pm', 'petang', '9:00 am', '12:00 pm', '11:30 am'].toSorted(byTime)).toEqual([
    '9:00 am',
    '11:30 am',
    '12:00 pm',
    '1:00 pm',
    'petang',
  ]);
});

test('a range counts from its beginning', () => {
  expect(minutesOf('10:00 am - 11:00 am')).toBe(600);
  expect(minutesOf('9:30 am–10:00 am')).toBe(570);
});

test('a text that is not a time gives undefined', () => {
  expect(minutesOf('')).toBeUndefined();
  expect(minutesOf('sebentar lagi')).toBeUndefined();
});

test('a text of spaces takes time in proportion', () => {
  expect(outOfProportion(minutesOf, (length) => ' '.repeat(length), [16_384])).toBeUndefined();
});
