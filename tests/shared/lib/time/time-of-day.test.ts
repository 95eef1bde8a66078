import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOfSlotTime } from '../../../../shared/lib/time/time-of-day.ts';

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
  '',
  '24:00',
  '25:00',
  '13:30x',
  'jam 9 am',
  '13:00 pm',
  '0:10 am',
  '10:60 am',
  'noon',
  '10',
  '10:0 am',
  '-1:00',
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
