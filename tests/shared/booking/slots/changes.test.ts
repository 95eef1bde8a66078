import { expect, test } from 'vitest';
import { type TimeSlot, chosenOf } from '../../../../shared/booking/slots/booking.ts';
import { hasChanges, isChanged } from '../../../../shared/booking/slots/changes.ts';
import { type Screen, type Step, firstScreen, nextScreen } from '../../../../shared/booking/slots/screen.ts';
import { slotCount } from '../../../../shared/booking/slots/selection.ts';

const [day, other] = ['2026-11-30', '2026-12-01'] as const;
const slot = (time: string, book_by_me = false): TimeSlot => ({ time, is_available: 2, names: [], book_by_me });
const hours = [8, 9, 10, 11].map((hour) => `${hour}:00 am`);
const read = (date: string, slots: readonly TimeSlot[], place = '1'): Step => ({ type: 'times', place, date, slots });
const after = (screen: Screen, ...steps: Step[]): Screen => steps.reduce(nextScreen, screen);

/** One slot is mine and one is chosen, on a day that has been read. */
const chosen = after(
  firstScreen('01'),
  { type: 'place', place: '1', clear: true },
  { type: 'date', date: day },
  read(day, [slot('9:00 am', true), slot('10:00 am')]),
  { type: 'toggle', slot: slot('10:00 am') },
);
const added = [{ date: day, slots: ['10:00 am'] }];
const mine = [{ date: day, slots: ['9:00 am'] }];

test('what is read of another date is merged and not shown, and what is mine on each date stays', () => {
  const slots = [slot('8:00 am', true)];
  const both = nextScreen(chosen, read(other, slots));
  expect(both.times).toBe(chosen.times);
  expect(both.booking.mine).toEqual([...mine, { date: other, slots: ['8:00 am'] }]);
  expect(nextScreen(both, read(day, slots)).times).toBe(slots);
  expect(nextScreen(both, read(day, slots)).booking.mine).toEqual(
    [day, other].map((date) => ({ date, slots: ['8:00 am'] })),
  );
});

test('a choice from before is made again only at its place', () => {
  const again = { type: 'again' as const, added: [{ date: other, slots: ['8:00 am'] }], givenBack: mine };
  expect(nextScreen(chosen, { ...again, place: '2' })).toBe(chosen);
  const { booking } = nextScreen(chosen, { ...again, place: '1' });
  expect(booking).toMatchObject({ added: [...added, ...again.added], givenBack: mine });
});

test('what was booked and given back is not chosen any more, it is so', () => {
  const { booking } = nextScreen(chosen, { type: 'remove', date: day, time: '9:00 am' });
  const changes = { booked: booking.added, givenBack: booking.givenBack, kept: [] };
  expect([hasChanges(changes), isChanged(booking)]).toEqual([true, true]);
  const taken = nextScreen({ ...chosen, booking }, { type: 'booked', changes }).booking;
  expect(taken).toMatchObject({ mine: added, added: [], givenBack: [] });
  expect(isChanged(taken)).toBe(false);
});

test('there is something to send when one slot is booked, or one is given back', () => {
  const nothing = { booked: [], givenBack: [], kept: mine };
  expect(hasChanges(nothing)).toBe(false);
  expect(hasChanges({ ...nothing, booked: added })).toBe(true);
  expect(hasChanges({ ...nothing, givenBack: mine })).toBe(true);
  expect([isChanged(chosen.booking), slotCount(chosenOf(chosen.booking))]).toEqual([true, 2]);
});

test('after a booking its place is shown, and what was chosen since can be brought back', () => {
  const show: Step = { type: 'show', state: '10', place: '2', date: other };
  expect(nextScreen(chosen, show)).toMatchObject({
    state: '10',
    place: '2',
    date: other,
    undo: { booking: { added } },
  });
  const unchanged = nextScreen(chosen, { type: 'toggle', slot: slot('10:00 am') });
  expect(nextScreen(unchanged, show).undo).toBeNull();
});

test('slots that became mine elsewhere leave no room for all that was chosen, which is said', () => {
  const many = after(
    chosen,
    read(
      day,
      [...hours, '1:00 pm', '2:00 pm'].map((time) => slot(time)),
    ),
    ...['8:00 am', '1:00 pm', '2:00 pm'].map((time): Step => ({ type: 'toggle', slot: slot(time) })),
  );
  expect([slotCount(many.booking.added), many.booking.tooMany]).toEqual([4, null]);
  const mineNow = ['3:00 pm', '4:00 pm', '5:00 pm'].map((time) => slot(time, true));
  const free = ['8:00 am', '10:00 am', '1:00 pm', '2:00 pm'].map((time) => slot(time));
  const { booking } = nextScreen(many, read(day, [...free, ...mineNow]));
  expect([slotCount(booking.added), slotCount(chosenOf(booking)), booking.tooMany]).toEqual([3, 6, day]);
  const room = nextScreen(many, read(day, [...free, ...mineNow.slice(1)])).booking;
  expect([slotCount(room.added), room.tooMany]).toEqual([4, null]);
});
