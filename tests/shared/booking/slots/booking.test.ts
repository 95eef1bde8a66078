import { expect, test } from 'vitest';
import {
  type Booking,
  afterClock,
  afterTimes,
  chosenOf,
  isOpen,
  nothingChosen,
} from '../../../../shared/booking/slots/booking.ts';

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

test('a slot is open while it has a place left, and one of mine always is', () => {
  const slot = { time: '9:00 am', names: [], is_available: 0, book_by_me: false };
  expect([slot, { ...slot, is_available: 1 }, { ...slot, book_by_me: true }].map(isOpen)).toEqual([false, true, true]);
});

const day = '2026-12-01';
const six = [8, 9, 10, 11].map((hour) => `${hour}:00 am`).concat('1:00 pm', '2:00 pm');
const added = [{ date: day, slots: ['3:00 pm'] }];

test('six that are mine leave no room for another', () => {
  const slots = [...six, '3:00 pm'].map((time) => ({
    time,
    names: [],
    is_available: 1,
    book_by_me: six.includes(time),
  }));
  expect(afterTimes({ ...nothingChosen, added }, day, slots)).toMatchObject({ added: [], tooMany: day });
});

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

test('days that are over are dropped', () => {
  const mine = ['2026-11-30', day].map((date) => ({ date, slots: ['9:00 am'] }));
  expect(afterClock({ ...nothingChosen, mine }, { day, minutes: 0 }).mine).toEqual([mine[1]]);
});
