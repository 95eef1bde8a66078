import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as model from '../../widgets/room-session-booking/room-session-booking.model.ts';
import { texts } from '../../widgets/room-session-booking/room-session-booking.text.ts';

const day = (date: string, balances: readonly number[], is_full_room = false): model.Day => ({
  date,
  session1_balance: balances[0] ?? 0,
  session2_balance: balances[1] ?? 0,
  session3_balance: balances[2] ?? 0,
  is_full_room,
});
const room: model.Room = { id: '1', name: 'Bilik', max_persons: 12, price_per_person: 1050, price_per_room: 10_000 };
const names = model.SESSIONS.map(({ name }) => name);
const anySession = fc.constantFrom<model.SessionName>(...names);
const anyDay = fc
  .record({
    date: fc.constantFrom('2026-11-23', '2026-11-24', '2026-12-01'),
    balances: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
    full: fc.boolean(),
  })
  .map(({ date, balances, full }) => day(date, balances, full));
const anyStep: fc.Arbitrary<model.Step> = fc.oneof(
  fc.record({ type: fc.constant('room' as const), room: fc.constantFrom('1', '2') }),
  fc.record({ type: fc.constant('date' as const), day: anyDay }),
  fc.record({ type: fc.constant('session' as const), session: anySession, on: fc.boolean() }),
  fc.record({ type: fc.constant('whole room' as const), on: fc.boolean() }),
);

test('any sequence of choices keeps the sessions in order, each once, never a full day, and no whole room after the last one', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let choice: model.Choice = model.nothingChosen;
      for (const step of steps) {
        const before = choice;
        choice = model.nextChoice(choice, step);
        expect(choice.sessions).toEqual(names.filter((name) => choice.sessions.includes(name)));
        if (step.type === 'date' && model.isFull(step.day)) expect(choice).toBe(before);
        if (step.type === 'date' && !model.isFull(step.day))
          expect(choice.sessions).toEqual(model.openSessions(before.sessions, step.day));
        // D13; before the first session the whole room may be ticked, and the form asks for a session
        if (choice.sessions.length === 0 && step.type !== 'room' && step.type !== 'whole room')
          expect(choice.wholeRoom).toBe(before.wholeRoom && before.sessions.length === 0);
        if (step.type === 'room' && step.room !== before.room)
          expect(choice).toEqual({ ...model.nothingChosen, room: step.room });
      }
    }),
  );
});

test('each session has its own balance, and is open while a place is left', () => {
  expect(names.map((name) => model.balanceOf(day('2026-11-23', [1, 2, 3]), name))).toEqual([1, 2, 3]);
  expect(model.openSessions(names, day('2026-11-23', [0, 1, 2]))).toEqual(['Session 2', 'Session 3']);
  expect(model.openSessions(names, day('2026-11-23', [1, 1, 1], true))).toEqual([]);
});

test('a person pays for each session, the whole room is paid once per order unless the host charges it per session (D23)', () => {
  expect(model.quote(room, ['Session 1', 'Session 3'], false, 'order')).toEqual({ each: 1050, times: 2, total: 2100 });
  expect(model.quote(room, names, true, 'order')).toEqual({ each: 10_000, times: undefined, total: 10_000 });
  expect(model.quote(room, names, true, 'session')).toEqual({ each: 10_000, times: 3, total: 30_000 });
  const orders = fc.record({
    person: fc.nat(1_000_000),
    whole: fc.nat(1_000_000),
    sessions: fc.subarray([...names], { minLength: 1 }),
    wholeRoom: fc.boolean(),
    roomFee: fc.constantFrom('order' as const, 'session' as const),
  });
  fc.assert(
    fc.property(orders, ({ person, whole, sessions, wholeRoom, roomFee }) => {
      const priced = { ...room, price_per_person: person, price_per_room: whole };
      const { each, times = 1, total } = model.quote(priced, sessions, wholeRoom, roomFee);
      expect(total).toBe(each * times);
      const perSession = !wholeRoom || roomFee === 'session';
      expect([each, times]).toEqual([wholeRoom ? whole : person, perSession ? sessions.length : 1]);
    }),
  );
});

test('removing the last session also deselects the whole room (D13)', () => {
  const steps: model.Step[] = [
    { type: 'session', session: 'Session 1', on: true },
    { type: 'whole room', on: true },
    { type: 'session', session: 'Session 1', on: false },
  ];
  expect(model.nothingChosen.wholeRoom).toBe(false);
  expect(steps.reduce(model.nextChoice, model.nothingChosen)).toMatchObject({ sessions: [], wholeRoom: false });
  const another: model.Step = { type: 'session', session: 'Session 2', on: true };
  expect([another, ...steps].reduce(model.nextChoice, model.nothingChosen)).toMatchObject({
    sessions: ['Session 2'],
    wholeRoom: true,
  });
});

test('sessions that are gone are named, those that became full and those that have begun, until the next choice (D25)', () => {
  const chosen: model.Choice = { ...model.nothingChosen, room: '1', date: '2026-11-23', sessions: names };
  const first = model.nextChoice(chosen, { type: 'left', sessions: ['Session 3'], begun: ['Session 1'] });
  expect(first).toMatchObject({ sessions: ['Session 3'], lost: ['Session 2'], begun: ['Session 1'] });
  expect(model.nextChoice(first, { type: 'left', sessions: ['Session 3'], begun: [] })).toEqual(first);
  const later = model.nextChoice(first, { type: 'left', sessions: [], begun: ['Session 3'] });
  expect(later).toMatchObject({ sessions: [], lost: ['Session 2'], begun: ['Session 1', 'Session 3'] });
  const full = model.nextChoice(first, { type: 'left', sessions: [], begun: [] });
  expect(full).toMatchObject({ sessions: [], lost: ['Session 2', 'Session 3'], begun: ['Session 1'] });
  const again = model.nextChoice(full, { type: 'session', session: 'Session 3', on: true });
  expect(again).toMatchObject({ lost: [], begun: [] });
});

test('booked places in a chosen session mean that the whole room may be refused', () => {
  const taken = day('2026-11-23', [12, 11, 12]);
  expect(model.isPartlyTaken(room, taken, ['Session 1', 'Session 3'])).toBe(false);
  expect(model.isPartlyTaken(room, taken, ['Session 2'])).toBe(true);
  expect(model.isPartlyTaken(room, taken, names)).toBe(true);
});

test('a session begins with its minute in Kuala Lumpur, and never becomes open again on that day (D25)', () => {
  const at = (minutes: number, day = '2026-11-23') => model.begunSessions(names, '2026-11-23', { day, minutes });
  expect(at(9 * 60 - 1)).toEqual([]);
  expect(at(9 * 60)).toEqual(['Session 1']);
  expect(at(13 * 60 + 29)).toEqual(['Session 1']);
  expect(at(13 * 60 + 30)).toEqual(['Session 1', 'Session 2']);
  expect(at(18 * 60 - 1)).toEqual(['Session 1', 'Session 2']);
  expect(at(18 * 60)).toEqual(names);
  expect(at(1439, '2026-11-22')).toEqual([]);
  const evening = { day: '2026-11-23', minutes: 18 * 60 };
  expect(model.begunSessions(['Session 2'], '2026-11-23', evening), 'of the chosen ones').toEqual(['Session 2']);
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, fc.subarray([...names]), (a, b, sessions) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
      const begunAt = (minutes: number) => model.begunSessions(sessions, '2026-11-23', { day: '2026-11-23', minutes });
      expect(begunAt(later)).toEqual(expect.arrayContaining([...begunAt(earlier)]));
      expect(model.isOver('2026-11-23', { day: '2026-11-23', minutes: later })).toBe(later >= 18 * 60);
      expect(model.isOver('2026-11-22', { day: '2026-11-23', minutes: earlier })).toBe(true);
    }),
  );
});

test('days are in order, each once', () => {
  const days = model.daysInOrder([day('2026-12-01', [1]), day('2026-11-23', [1]), day('2026-12-01', [2])]);
  expect(days.map(({ date, session1_balance }) => [date, session1_balance])).toEqual([
    ['2026-11-23', 1],
    ['2026-12-01', 2],
  ]);
  const sorted = ['2026-11-23', '2026-11-30', '2026-12-01'].map((date) => day(date, [1]));
  expect([model.daysInOrder(sorted), model.daysInOrder(sorted.toReversed())]).toEqual([sorted, sorted]);
});

test('what was ordered is marked until the person chooses something else, not when its last place is gone', () => {
  const free = day('2026-11-23', [1, 1, 1]);
  const chosen: model.Choice = { ...model.nothingChosen, room: '1', date: free.date, sessions: ['Session 1'] };
  const ordered = model.nextChoice(chosen, { type: 'ordered', payment: 'https://pay.example/1' });
  const same: model.Step[] = [
    { type: 'room', room: '1' },
    { type: 'date', day: free },
    { type: 'left', sessions: [], begun: [] },
    { type: 'left', sessions: [], begun: ['Session 1'] },
  ];
  const others: model.Step[] = [
    { type: 'room', room: '2' },
    { type: 'date', day: day('2026-11-24', [1, 1, 1]) },
    { type: 'session', session: 'Session 2', on: true },
    { type: 'whole room', on: true },
  ];
  for (const step of same) expect(model.nextChoice(ordered, step).payment, step.type).toBe('https://pay.example/1');
  for (const step of others) expect(model.nextChoice(ordered, step).payment, step.type).toBeUndefined();
});

test('in English one date is one date', () => {
  const { daysLoaded } = texts.en;
  expect([daysLoaded(1, 0), daysLoaded(2, 1)]).toEqual(['1 date, 0 full', '2 dates, 1 full']);
});
