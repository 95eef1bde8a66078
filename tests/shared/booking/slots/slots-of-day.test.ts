import { expect, test } from 'vitest';
import { firstScreen, nextScreen } from '../../../../shared/booking/slots/screen.ts';
import { slotsInOrder } from '../../../../shared/booking/slots/slots-of-day.ts';

const slots = ['1:00 pm', '', '9:00 am', 'esok', '9:00 am'].map((time, at) => ({
  time,
  is_available: at,
  names: [],
  book_by_me: false,
}));

test('slots are shown in order of time, each once as it came last, none without a name', () => {
  expect(slotsInOrder(slots).map(({ time, is_available }) => [time, is_available])).toEqual([
    ['9:00 am', 4],
    ['1:00 pm', 0],
    ['esok', 3],
  ]);
});

test('of a slot that an answer has twice, the later decides whether it is mine', () => {
  const date = '2026-11-30';
  const twice = [true, false].map((book_by_me) => ({ time: '9:00 am', is_available: 1, names: [], book_by_me }));
  const { booking } = nextScreen(
    { ...firstScreen(), place: '1', date },
    { type: 'times', place: '1', date, slots: twice },
  );
  expect(booking.mine).toEqual([]);
});
