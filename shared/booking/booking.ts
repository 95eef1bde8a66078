/**
 * The slots that are booked and chosen at one place: merges the server's answers with the person's choice (parts 4 and 5, D10, D24,
 * D25). Pure.
 */
import { hasBegun, type Moment } from './moment.ts';
import {
  isSame,
  MAX_SLOTS_PER_DATE,
  type Selection,
  slotCount,
  slotsOn,
  union,
  withSlots,
  without,
} from './selection.ts';

export interface TimeSlot {
  /** As the server writes it, such as `10:00 am`; it identifies the slot. */
  readonly time: string;
  /** Places left; 0 means full. */
  readonly is_available: number;
  /** The people who booked it. */
  readonly names: readonly string[];
  readonly book_by_me: boolean;
}

export interface Booking {
  /** Booked by this person, on the dates loaded so far. */
  readonly mine: Selection;
  readonly chosen: Selection;
  /** Chosen slots that have become full: the red list (part 8). */
  readonly full: Selection;
  /** Slots that were to be booked or given back, but have begun since (D25). */
  readonly begun: Selection;
  /** The date on which the person tried to exceed the limit. */
  readonly tooMany: string | null;
}

export const nothingChosen: Booking = { mine: [], chosen: [], full: [], begun: [], tooMany: null };

/** Whether a slot may be chosen: it has places left, or is mine already (D10). */
export const isOpen = ({ is_available, book_by_me }: TimeSlot): boolean => is_available > 0 || book_by_me;

/**
 * Merges the server's current slots of one date. Slots that became mine are chosen, slots that I removed stay removed, and chosen
 * slots that are full now move to the red list.
 */
export function afterTimes(booking: Booking, date: string, slots: readonly TimeSlot[]): Booking {
  const mineNow = slots.filter((slot) => slot.book_by_me).map(({ time }) => time);
  const mineBefore = slotsOn(booking.mine, date);
  const newlyMine = mineNow.filter((time) => !mineBefore.includes(time));
  const open = slots.filter(isOpen).map(({ time }) => time);
  const before = slotsOn(booking.chosen, date);
  const kept = before.filter((time) => open.includes(time));
  const lost = before.filter((time) => !open.includes(time));
  const chosen = withSlots(booking.chosen, date, limited([...kept, ...newlyMine], mineNow));
  return {
    ...booking,
    mine: withSlots(booking.mine, date, mineNow),
    chosen,
    full: without(union(booking.full, withSlots([], date, lost)), chosen),
  };
}

/** Keeps all of mine, and the others up to the limit. */
function limited(slots: readonly string[], mine: readonly string[]): readonly string[] {
  const ofMine = slots.filter((time) => mine.includes(time));
  const others = slots.filter((time) => !mine.includes(time));
  return [...ofMine, ...others.slice(0, Math.max(0, MAX_SLOTS_PER_DATE - ofMine.length))];
}

/** Adds a slot or removes it. A full slot changes nothing; one above the limit only sets `tooMany`. */
export function toggled(booking: Booking, date: string, slot: TimeSlot): Booking {
  const chosen = slotsOn(booking.chosen, date);
  if (chosen.includes(slot.time)) return removed(booking, date, slot.time);
  if (!isOpen(slot)) return booking;
  if (chosen.length >= MAX_SLOTS_PER_DATE) return { ...booking, tooMany: date };
  return {
    ...booking,
    chosen: withSlots(booking.chosen, date, [...chosen, slot.time]),
    full: without(booking.full, [{ date, slots: [slot.time] }]),
    tooMany: null,
  };
}

/** Removes a slot, even one that is mine and full (D10). */
export function removed(booking: Booking, date: string, time: string): Booking {
  return { ...booking, chosen: without(booking.chosen, [{ date, slots: [time] }]), tooMany: null };
}

/** Applies the server's refusal: `masa` are the slots that were full. The others stay chosen, and so does what is mine: only the person gives it back. */
export function afterConflict(booking: Booking, masa: Selection): Booking {
  const lost = without(masa, booking.mine);
  return { ...booking, chosen: without(booking.chosen, lost), full: union([], lost), tooMany: null };
}

/** Applies what the server has taken. Only the slots of the visible date are read again, and those of every date are booked. */
export function afterBooked(booking: Booking, { booked, givenBack }: Changes): Booking {
  return { ...booking, mine: union(without(booking.mine, givenBack), booked) };
}

/**
 * Applies the current time (D25). A slot that has begun is removed from the choice unless it is mine; one that is mine can no longer
 * be given back. The changes undone in this way are listed in `begun`. Days that are over are dropped.
 * @returns the same object when nothing has changed
 */
export function afterClock(booking: Booking, moment: Moment): Booking {
  const begunOf = (selection: Selection): Selection =>
    selection
      .map(({ date, slots }) => ({ date, slots: slots.filter((time) => hasBegun(moment, date, time)) }))
      .filter(({ slots }) => slots.length > 0);
  const notOver = (selection: Selection): Selection => selection.filter(({ date }) => date >= moment.day);
  const { booked, givenBack } = changesOf(booking);
  const late = union(begunOf(booked), begunOf(givenBack));
  const mine = notOver(booking.mine);
  if (late.length === 0 && mine.length === booking.mine.length) return booking;
  const proposed = notOver(union(without(booking.chosen, begunOf(booked)), begunOf(givenBack)));
  const chosen = proposed.reduce(
    (all, { date, slots }) => withSlots(all, date, limited(slots, slotsOn(mine, date))), // `withSlots` sorts them by time
    proposed,
  );
  return {
    ...booking,
    mine,
    chosen,
    full: without(booking.full, chosen), // slots that are mine again, because they can no longer be given back, are not lost
    begun: union(booking.begun, late),
    tooMany: slotCount(chosen) < slotCount(proposed) ? moment.day : booking.tooMany,
  };
}

/** Whether the choice differs from what is booked. */
export function isChanged({ chosen, mine }: Booking): boolean {
  return !isSame(chosen, mine);
}

/** The changes to send to the server. */
export interface Changes {
  readonly booked: Selection;
  readonly givenBack: Selection;
  /** Removed by the person but not sent: the date has no other slot, and this host takes no empty dates (D24). */
  readonly kept: Selection;
}

/**
 * Compares the choice with what is booked.
 * @param sendsEmptied whether a date is sent after all of my slots on it were removed (D24)
 */
export function changesOf({ chosen, mine }: Booking, sendsEmptied = true): Changes {
  const removed = without(mine, chosen);
  const isSent = ({ date }: { date: string }): boolean => sendsEmptied || slotsOn(chosen, date).length > 0;
  return {
    booked: without(chosen, mine),
    givenBack: removed.filter(isSent),
    kept: removed.filter((day) => !isSent(day)),
  };
}

/** Whether there is anything to send. */
export const hasChanges = ({ booked, givenBack }: Changes): boolean => booked.length > 0 || givenBack.length > 0;

/**
 * The payload's `data`, as JSON: everything that should be booked on the loaded dates. A date without any slot left is sent with an
 * empty list, because that is how slots are given back; with `sendsEmptied` false it is left out (part 4, D24).
 */
export function dataOf({ chosen, mine }: Booking, sendsEmptied = true): string {
  const emptied = mine
    .filter(({ date }) => sendsEmptied && slotsOn(chosen, date).length === 0)
    .map(({ date }) => ({ date, slots: [] }));
  return JSON.stringify([...chosen, ...emptied].toSorted((a, b) => (a.date < b.date ? -1 : 1)));
}
