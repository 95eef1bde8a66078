/**
 * What is booked and chosen at one place: merging what the server knows with what the person has chosen (parts 4 and 5, D10, D24, D25). Pure.
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
  /** As written by the server, such as `10:00 am`; it is the slot's name. */
  readonly time: string;
  /** Places left; 0 means full. */
  readonly is_available: number;
  /** Who booked. */
  readonly names: readonly string[];
  readonly book_by_me: boolean;
}

export interface Booking {
  /** Booked by me, as far as dates have been looked at. */
  readonly mine: Selection;
  readonly chosen: Selection;
  /** Were chosen, but are full now: the red list. */
  readonly full: Selection;
  /** Were to be booked or given back, but have begun meanwhile (D25). */
  readonly begun: Selection;
  /** The date on which one more than the limit was wanted. */
  readonly tooMany: string | null;
}

export const nothingChosen: Booking = { mine: [], chosen: [], full: [], begun: [], tooMany: null };

/** May be chosen: has places left, or is mine anyway (D10). */
export const isOpen = ({ is_available, book_by_me }: TimeSlot): boolean => is_available > 0 || book_by_me;

/**
 * The server has said how a date looks now. What became mine is chosen; what I removed stays removed; what was chosen
 * and is full now moves to the red list.
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

/** What is mine stays; of the others as many as the limit leaves. */
function limited(slots: readonly string[], mine: readonly string[]): readonly string[] {
  const ofMine = slots.filter((time) => mine.includes(time));
  const others = slots.filter((time) => !mine.includes(time));
  return [...ofMine, ...others.slice(0, Math.max(0, MAX_SLOTS_PER_DATE - ofMine.length))];
}

/** Adds a slot, or takes it out again. A full one does nothing; one too many is only noted. */
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

/** Takes a slot out, also one that is mine and full (D10). */
export function removed(booking: Booking, date: string, time: string): Booking {
  return { ...booking, chosen: without(booking.chosen, [{ date, slots: [time] }]), tooMany: null };
}

/** The server refused: these were full. What is still free stays chosen. */
export function afterConflict(booking: Booking, masa: Selection): Booking {
  return { ...booking, chosen: without(booking.chosen, masa), full: union([], masa), tooMany: null };
}

/**
 * Time has gone on (D25). What has begun is no longer chosen unless it is mine, and what of mine has begun cannot be given back; what
 * was wanted otherwise is named in `begun`. Days that are over are no longer part of the booking.
 * @returns the same booking when nothing has changed
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
  const wanted = notOver(union(without(booking.chosen, begunOf(booked)), begunOf(givenBack)));
  const chosen = wanted.reduce(
    (all, { date, slots }) => withSlots(all, date, limited(slots, slotsOn(mine, date))), // in time order, whatever came first
    wanted,
  );
  return {
    ...booking,
    mine,
    chosen,
    full: without(booking.full, chosen), // what is mine again, because it can no longer be given back
    begun: union(booking.begun, late),
    tooMany: slotCount(chosen) < slotCount(wanted) ? moment.day : booking.tooMany,
  };
}

/** The choice differs from what is booked already. */
export function isChanged({ chosen, mine }: Booking): boolean {
  return !isSame(chosen, mine);
}

/** What the server is asked to change. */
export interface Changes {
  readonly booked: Selection;
  readonly givenBack: Selection;
  /** Were taken out of the choice, but the host cannot be told of them: the date has no other slot (D24). */
  readonly kept: Selection;
}

/** @param sendsEmptied whether a date from which everything of mine was removed is sent (D24) */
export function changesOf({ chosen, mine }: Booking, sendsEmptied = true): Changes {
  const removed = without(mine, chosen);
  const isSent = ({ date }: { date: string }): boolean => sendsEmptied || slotsOn(chosen, date).length > 0;
  return {
    booked: without(chosen, mine),
    givenBack: removed.filter(isSent),
    kept: removed.filter((day) => !isSent(day)),
  };
}

/** There is something to ask of the server. */
export const hasChanges = ({ booked, givenBack }: Changes): boolean => booked.length > 0 || givenBack.length > 0;

/**
 * The payload's `data`: all that shall be booked on the dates looked at. A date from which everything of mine was removed is
 * sent with no slots, for otherwise nothing could be given back; hosts that refuse that have it dropped (part 4, D24).
 */
export function dataOf({ chosen, mine }: Booking, sendsEmptied = true): string {
  const emptied = mine
    .filter(({ date }) => sendsEmptied && slotsOn(chosen, date).length === 0)
    .map(({ date }) => ({ date, slots: [] }));
  return JSON.stringify([...chosen, ...emptied].toSorted((a, b) => (a.date < b.date ? -1 : 1)));
}
