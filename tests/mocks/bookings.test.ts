import { beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { people } from '../../mocks/world/people.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';

const [, me, other] = people;
const TOMORROW = '2026-11-24';
let world: World;

beforeEach(() => {
  world = createWorld('tests', stoppedClock('2026-11-23T00:30:00+08:00'));
});

const slots = (date = TOMORROW, who = me!) => world.atms.slotsOn(1, date, who)!;
const withPlaces = (count: number) => slots().find(({ is_available }) => is_available === count)!.time;
const book = (who: typeof me, times: string[], date = TOMORROW) => world.atms.book(1, [{ date, slots: times }], who!);

test('a day begins with full, half full and empty slots', () => {
  expect(new Set(slots().map(({ is_available }) => is_available))).toEqual(new Set([0, 1, 2]));
});

test('a booked place is taken for others, and shows the name of the person', () => {
  const time = withPlaces(1);
  expect(book(me, [time])).toEqual({ message: 'success', masa: [] });
  expect(slots().find((slot) => slot.time === time)).toMatchObject({
    is_available: 0,
    book_by_me: true,
    names: expect.arrayContaining([me!.name]) as string[],
  });
  expect(slots(TOMORROW, other).find((slot) => slot.time === time)).toMatchObject({
    is_available: 0,
    book_by_me: false,
  });
});

test('of two who want the last place one gets the conflict, and nothing of theirs is booked', () => {
  const [last, free] = [withPlaces(1), withPlaces(2)];
  book(me, [last]);
  expect(book(other, [last, free])).toEqual({
    message: 'date_not_availablle',
    masa: [{ date: TOMORROW, slots: [last] }],
  });
  expect(slots(TOMORROW, other).some(({ book_by_me }) => book_by_me)).toBe(false);
});

test('booking a date again keeps what is still wanted, even when full, and gives the rest back', () => {
  const [last, free] = [withPlaces(1), withPlaces(2)];
  book(me, [last, free]);
  book(me, [last]);
  expect(
    slots()
      .filter(({ book_by_me }) => book_by_me)
      .map(({ time }) => time),
  ).toEqual([last]);
  book(me, []);
  expect(slots().some(({ book_by_me }) => book_by_me)).toBe(false);
});

test('seven slots, unknown slots and past days are refused', () => {
  const seven = slots()
    .map(({ time }) => time)
    .slice(0, 7);
  expect(book(me, seven)).toHaveProperty('invalid', expect.stringContaining('At most 6') as string);
  expect(book(me, ['3:07 am'])).toHaveProperty('invalid', expect.stringContaining('3:07 am') as string);
  expect(book(me, ['9:00 am'], '2026-11-22')).toHaveProperty(
    'invalid',
    expect.stringContaining('2026-11-22') as string,
  );
});

test('a slot that has begun is neither booked nor given back; what is mine may stay in the list', () => {
  book(me, ['10:00 am'], '2026-11-23');
  world.clock.advance(10 * 3_600_000); // 10:30
  expect(book(me, [], '2026-11-23')).toEqual({ invalid: 'The slot 10:00 am on 2026-11-23 has begun.' });
  expect(book(me, ['9:00 am', '10:00 am'], '2026-11-23')).toHaveProperty('invalid');
  expect(book(me, ['10:00 am'], '2026-11-23')).toEqual({ message: 'success', masa: [] });
});

const EMPTY_DAY = '2026-11-27';
const order = (
  sessions: Array<'Session 1' | 'Session 2' | 'Session 3'>,
  is_full_room = false,
  date = EMPTY_DAY,
  roomFee: 'order' | 'session' = 'order',
) =>
  world.sessionRooms.order({ room_id: '2', date, sessions, is_full_room }, me!, {
    payments: world.payments,
    back: '/app/tempahan/sesi',
    roomFee,
  });
const day = (date = EMPTY_DAY) => world.sessionRooms.calendar(2)!.find((each) => each.date === date)!;

test('a paid session reduces the balance only after the payment', () => {
  const ordered = order(['Session 1', 'Session 3']) as { reference: string };
  expect(world.payments.find(ordered.reference)).toMatchObject({ sen: 3100, state: 'open' });
  world.payments.fail(ordered.reference);
  expect(day()).toMatchObject({ session1_balance: 4, session2_balance: 4, session3_balance: 4 });
  world.payments.pay(ordered.reference);
  world.payments.pay(ordered.reference);
  expect(day()).toMatchObject({ session1_balance: 3, session2_balance: 4, session3_balance: 3 });
  expect(world.sessionRooms.people(2, EMPTY_DAY)).toEqual({ G100: [me!.name] });
});

test('the whole room takes every place, and is refused once somebody has one', () => {
  const ordered = order(['Session 1'], true) as { reference: string };
  world.payments.pay(ordered.reference);
  expect(day().session1_balance).toBe(0);
  expect(order(['Session 1'])).toEqual({ refusal: 'session_full' });
  world.payments.pay((order(['Session 2']) as { reference: string }).reference);
  expect(order(['Session 2'], true)).toEqual({ refusal: 'full_book_not_allow' });
});

test('the whole room is charged once per order, or for each session where the host does so (D23)', () => {
  const amount = (roomFee: 'order' | 'session') => {
    const ordered = order(['Session 1', 'Session 2', 'Session 3'], true, EMPTY_DAY, roomFee) as { reference: string };
    return world.payments.find(ordered.reference)?.sen;
  };
  expect(amount('order')).toBe(5_500);
  expect(amount('session')).toBe(16_500);
});

test('a full day is flagged and can only be refused', () => {
  expect(day('2026-11-25')).toMatchObject({ is_full_room: true });
  expect(order(['Session 1'], false, '2026-11-25')).toEqual({ refusal: 'session_full' });
});
