import { expect, test } from 'vitest';
import { type Booking, afterClock, isOpen, nothingChosen } from '../../../../shared/booking/slots/booking.ts';

test('a slot is open while it has a place left, and one of mine always is', () => {
  const slot = { time: '9:00 am', names: [], is_available: 0, book_by_me: false };
  expect([slot, { ...slot, is_available: 1 }, { ...slot, book_by_me: true }].map(isOpen)).toEqual([false, true, true]);
});

const day = '2026-12-01';
const six = [8, 9, 10, 11].map((hour) => `${hour}:00 am`).concat('1:00 pm', '2:00 pm');
const added = [{ date: day, slots: ['3:00 pm'] }];

test('a slot that begins before it was given back is mine again, and leaves no room for the one instead of it', () => {
  const booking: Booking = {
    ...nothingChosen,
    mine: [{ date: day, slots: six }],
    givenBack: [{ date: day, slots: ['8:00 am'] }],
    added,
  };
  const late = afterClock(booking, { day, minutes: 8 * 60 });
  expect(late).toMatchObject({ givenBack: [], added: [], tooMany: day });
  const room = afterClock({ ...booking, mine: [{ date: day, slots: six.slice(0, 5) }] }, { day, minutes: 8 * 60 });
  expect(room).toMatchObject({ givenBack: [], added, tooMany: null });
});
