import { expect, test } from 'vitest';
import { afterClock, type Booking, chosenOf, nothingChosen } from '../../../shared/booking/booking.ts';

test('slots that have begun today do not change the order of the slots of a later day', () => {
  const [today, later] = ['2026-12-01', '2026-12-02'];
  const booking: Booking = {
    ...nothingChosen,
    mine: [{ date: later, slots: ['3:00 pm'] }],
    added: [
      { date: today, slots: ['9:00 am'] },
      { date: later, slots: ['10:30 am'] },
    ],
  };
  const after = afterClock(booking, { day: today, minutes: 12 * 60 });
  expect(chosenOf(after)).toEqual([{ date: later, slots: ['10:30 am', '3:00 pm'] }]);
  expect(after.begun).toEqual([{ date: today, slots: ['9:00 am'] }]);
});

test('a slot of mine that was reported full and has begun is mine again, and no longer listed as full', () => {
  const day = '2026-12-01';
  const mine = [{ date: day, slots: ['11:00 am'] }];
  const refused: Booking = { ...nothingChosen, mine, givenBack: mine, full: mine };
  const after = afterClock(refused, { day, minutes: 11 * 60 });
  expect([chosenOf(after), after.full]).toEqual([mine, []]);
});
