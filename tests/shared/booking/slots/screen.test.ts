import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TimeSlot, chosenOf } from '../../../../shared/booking/slots/booking.ts';
import { changesOf, dataOf, isChanged } from '../../../../shared/booking/slots/changes.ts';
import { type Moment, hasBegun } from '../../../../shared/booking/moment.ts';
import { type Screen, type Step, firstScreen, nextScreen } from '../../../../shared/booking/slots/screen.ts';
import { type Selection, slotsOn, without } from '../../../../shared/booking/slots/selection.ts';
import { byTime } from '../../../../shared/lib/slot-times.ts';

const TIMES = ['1:00 pm', '9:00 am', '10:00 am', '12:00 pm', '11:00 am', '2:00 pm', '8:00 am', '3:00 pm', '10:30 am'];
const DATES = ['2026-11-30', '2026-12-01', '2026-11-23'];

const slot = (time: string, is_available: number, book_by_me = false): TimeSlot => ({
  time,
  is_available,
  names: [],
  book_by_me,
});
const dated = { date: fc.constantFrom(...DATES), time: fc.constantFrom(...TIMES) };

function anyMoment(): fc.Arbitrary<Moment> {
  return fc.record({
    day: fc.constantFrom('2026-11-22', ...DATES, '2026-12-02'),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  });
}

/** A day as a server may describe it: never more than six of mine. */
const anyDay = fc
  .tuple(
    fc.array(fc.nat(3), { minLength: TIMES.length, maxLength: TIMES.length }),
    fc.subarray(TIMES, { maxLength: 6 }),
  )
  .map(([places, mine]) => TIMES.map((time, at) => slot(time, places[at]!, mine.includes(time))));

/** A step of this type, this often. */
const step = <Type extends Step['type'], More extends object>(
  weight: number,
  type: Type,
  more: { [Name in keyof More]: fc.Arbitrary<More[Name]> },
) => ({ weight, arbitrary: fc.record({ type: fc.constant(type), ...more }) as fc.Arbitrary<{ type: Type } & More> });
const place = fc.constantFrom('1', '2');
const masa = fc.array(fc.record({ date: dated.date, slots: fc.subarray(TIMES, { minLength: 1 }) }), { maxLength: 3 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(1, 'state', { state: fc.constantFrom('01', '10') }),
  step(2, 'place', { place, clear: fc.boolean() }),
  step(4, 'date', { date: dated.date }),
  step(4, 'times', { place, date: dated.date, slots: anyDay }),
  step(20, 'toggle', { slot: fc.tuple(dated.time, fc.nat(3), fc.boolean()).map((each) => slot(...each)) }),
  step(3, 'remove', dated),
  step(1, 'sending', {}),
  step(4, 'clock', { moment: anyMoment() }),
  step(2, 'conflict', { masa }),
  step(1, 'undo', {}),
  step(1, 'no undo', {}),
);

/** The screen after these steps; a date is always looked at before its slots are chosen, and a place before that. */
function screenAfter(steps: readonly Step[], seen: (screen: Screen) => void = () => {}): Screen {
  const begun: Step[] = [
    { type: 'place', place: '1', clear: true },
    { type: 'date', date: DATES[0]! },
  ];
  return steps.reduce(
    (screen, each) => {
      if (each.type === 'toggle' && (!screen.place || !screen.date)) return screen;
      const next = nextScreen(screen, each);
      seen(next);
      return next;
    },
    begun.reduce(nextScreen, firstScreen('01')),
  );
}

function expectRules({ booking, place, undo }: Screen): void {
  for (const list of [booking.added, booking.givenBack, booking.mine, booking.full]) {
    expect(list.map(({ date }) => date)).toEqual([...new Set(list.map(({ date }) => date))].toSorted());
    for (const { slots } of list) {
      expect(slots).not.toEqual([]);
      expect(slots).toEqual([...new Set(slots)].toSorted(byTime));
    }
  }
  for (const { date, slots } of chosenOf(booking)) {
    expect(slots.length).toBeLessThanOrEqual(6);
    expect(
      slotsOn(booking.added, date).filter((time) => slotsOn(booking.full, date).includes(time)),
      'nothing is both added and full',
    ).toEqual([]);
  }
  expect(without(booking.added, booking.mine), 'what is mine is not added').toEqual(booking.added);
  expect(without(booking.givenBack, booking.mine), 'only what is mine is given back').toEqual([]);
  if (place === '') expect([booking.added, booking.mine]).toEqual([[], []]);
  if (undo) expect(undo.place, 'only what would be lost can be undone').not.toBe('');
}

test('any sequence of choices and answers keeps the rules', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => void screenAfter(steps, expectRules)),
    { numRuns: 300 },
  );
});

test('after the clock, nothing that has begun is newly booked or given back, and what was wanted is named (D25)', () => {
  const begunIn = (selection: Selection, moment: Moment) =>
    selection.flatMap(({ date, slots }) => slots.filter((time) => hasBegun(moment, date, time)).map((t) => [date, t]));
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), anyMoment(), (steps, moment) => {
      const screen = screenAfter(steps);
      const { booking } = nextScreen(screen, { type: 'clock', moment });
      const [before, after] = [changesOf(screen.booking, true), changesOf(booking, true)];
      expect(begunIn(after.booked, moment)).toEqual([]);
      expect(begunIn(after.givenBack, moment)).toEqual([]);
      for (const [date, time] of [...begunIn(before.booked, moment), ...begunIn(before.givenBack, moment)])
        expect(slotsOn(booking.begun, date!)).toContain(time);
      // later days are left alone
      for (const { date, slots } of chosenOf(screen.booking).filter((day) => day.date > moment.day))
        expect(slotsOn(chosenOf(booking), date)).toEqual(slots);
      expect(
        nextScreen({ ...screen, booking }, { type: 'clock', moment }).booking,
        'a second look changes nothing',
      ).toBe(booking);
    }),
    { numRuns: 500 },
  );
});

test('a slot begins with its minute, by the day and clock of Kuala Lumpur; one that cannot be read with the end of its day', () => {
  const moment: Moment = { day: '2026-11-23', minutes: 10 * 60 };
  expect(hasBegun(moment, '2026-11-23', '10:00 am')).toBe(true);
  expect(hasBegun(moment, '2026-11-23', '10:01 am')).toBe(false);
  expect(hasBegun(moment, '2026-11-23', '9:30 am - 11:00 am')).toBe(true);
  expect(hasBegun(moment, '2026-11-22', '11:00 pm')).toBe(true);
  expect(hasBegun(moment, '2026-11-24', '12:00 am')).toBe(false);
  expect(hasBegun(moment, '2026-11-23', 'sekejap')).toBe(false);
  expect(hasBegun(moment, '2026-11-22', 'sekejap')).toBe(true);
});

const at = (date = DATES[0]!, slots: TimeSlot[] = TIMES.map((time) => slot(time, 2))): Screen => {
  const steps: Step[] = [
    { type: 'place', place: '1', clear: true },
    { type: 'date', date },
    { type: 'times', place: '1', date, slots },
  ];
  return steps.reduce(nextScreen, firstScreen('01'));
};
const toggle = (screen: Screen, ...times: string[]): Screen =>
  times.reduce((now, time) => nextScreen(now, { type: 'toggle', slot: slot(time, 2) }), screen);

test('full slots cannot be chosen; mine are chosen on load, count, and can be removed even when full (D10)', () => {
  const mine = TIMES.slice(0, 6).map((time) => slot(time, 0, true));
  const screen = at(DATES[0], [...mine, slot('3:00 pm', 0), slot('8:00 am', 3)]);
  expect(isChanged(screen.booking)).toBe(false);
  expect(slotsOn(chosenOf(screen.booking), DATES[0]!)).toHaveLength(6);
  expect(nextScreen(screen, { type: 'toggle', slot: slot('8:00 am', 3) }).booking.tooMany).toBe(DATES[0]);
  const fewer = nextScreen(screen, { type: 'toggle', slot: mine[0]! });
  expect(slotsOn(chosenOf(fewer.booking), DATES[0]!)).toHaveLength(5);
  expect(isChanged(fewer.booking)).toBe(true);
  expect(nextScreen(fewer, { type: 'toggle', slot: slot('3:00 pm', 0) }).booking).toBe(fewer.booking);
  expect(slotsOn(chosenOf(nextScreen(fewer, { type: 'toggle', slot: mine[0]! }).booking), DATES[0]!)).toHaveLength(6);
});

test('a host that refuses empty lists gets no emptied date, and the screen knows what cannot be given back (D24)', () => {
  const day = [slot('9:00 am', 0, true), slot('10:00 am', 0, true), slot('11:00 am', 2)];
  const one = nextScreen(at(DATES[0], day), { type: 'remove', date: DATES[0]!, time: '9:00 am' }).booking;
  expect(changesOf(one, false)).toMatchObject({ givenBack: [{ date: DATES[0], slots: ['9:00 am'] }], kept: [] });
  const both = nextScreen(
    { ...at(DATES[0], day), booking: one },
    { type: 'remove', date: DATES[0]!, time: '10:00 am' },
  );
  expect(dataOf(both.booking, false)).toBe('[]');
  expect(changesOf(both.booking, false)).toEqual({
    booked: [],
    givenBack: [],
    kept: [{ date: DATES[0], slots: ['9:00 am', '10:00 am'] }],
  });
  expect(changesOf(both.booking, true)).toMatchObject({ givenBack: [{ slots: ['9:00 am', '10:00 am'] }], kept: [] });
});

test('another state resets everything below it, and that can be undone (D11)', () => {
  const chosen = toggle(at(), '9:00 am');
  const other = nextScreen(chosen, { type: 'state', state: '10' });
  expect(other).toMatchObject({ state: '10', place: '', date: '', booking: { added: [], mine: [] } });
  expect(nextScreen(other, { type: 'undo' })).toEqual(chosen);
  expect(nextScreen(other, { type: 'no undo' }).undo).toBeNull();
  const third = nextScreen(other, { type: 'state', state: '14' });
  expect(nextScreen(third, { type: 'undo' }), 'also after a second change').toEqual(chosen);
});

test('another place clears the slots, and the date too when the person was asked', () => {
  const chosen = toggle(at(), '9:00 am');
  expect(nextScreen(chosen, { type: 'place', place: '2', clear: true })).toMatchObject({
    place: '2',
    date: '',
    booking: { added: [] },
  });
  expect(nextScreen(at(), { type: 'place', place: '2', clear: false })).toMatchObject({
    place: '2',
    date: DATES[0],
    booking: { added: [] },
  });
});
