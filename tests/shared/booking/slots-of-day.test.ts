import { expect, test } from 'vitest';
import { slotsInOrder } from '../../../shared/booking/slots-of-day.ts';

const slots = ['1:00 pm', '', '9:00 am', 'esok', '9:00 am'].map((time, at) => ({
  time,
  is_available: at,
  names: [],
  book_by_me: false,
}));

test('slots are shown in order of time, each once, none without a name', () => {
  expect(slotsInOrder(slots).map(({ time, is_available }) => [time, is_available])).toEqual([
    ['9:00 am', 2],
    ['1:00 pm', 0],
    ['esok', 3],
  ]);
});
