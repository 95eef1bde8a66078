/**
 * The slots that are booked and chosen at one place: merges the server's answers with the person's choice (parts 4 and 5, D10, D24,
 * D25). Pure.
 */
import type * as v from 'valibot';
import type { timeSlot } from '../../contract/calls/index.ts';
import { type Moment, hasBegun } from '../index.ts';
import {
  MAX_SLOTS_PER_DATE,
  onDate,
  type Selection,
  slotCount,
  slotsOn,
  union,
  withSlots,
  without,
} from './selection.ts';

export type TimeSlot = v.InferOutput<typeof timeSlot>;

/** The choice is kept as its differences from `mine`: what changes elsewhere then changes the choice only where the person has not. */
export interface Booking {
  /** Booked by this person, on the dates loaded so far. */
  readonly mine: Selection;
  /** Chosen, and not mine yet. */
  readonly added: Selection;
  /** Mine, and removed from the choice. */
  readonly givenBack: Selection;
  /** Chosen slots that have become full: the red list (part 8). */
  readonly full: Selection;
  /** Slots that were to be booked or given back, but have begun since (D25). */
  readonly begun: Selection;
  /** The date on which the limit was exceeded: by the person, or because more became mine elsewhere. */
  readonly tooMany: string | null;
}

export const nothingChosen: Booking = { mine: [], added: [], givenBack: [], full: [], begun: [], tooMany: null };

/** Everything that should be mine: what is chosen, and what was mine and stays. */
export const chosenOf = ({ mine, added, givenBack }: Booking): Selection => union(without(mine, givenBack), added);

/** The dates of which the screen shows a slot, chosen, mine or full. */
export const datesOf = ({ mine, added, full }: Booking): string[] =>
  union(union(mine, added), full).map(({ date }) => date);

/** Whether a slot may be chosen: it has places left, or is mine already (D10). */
export const isOpen = ({ is_available, book_by_me }: TimeSlot): boolean => is_available > 0 || book_by_me;

/**
 * Merges the server's current slots of one date with what the person has changed. Added slots that are full now move to the red
 * list. If mine became more, there may be too little room: `tooMany` says so.
 */
export function afterTimes(booking: Booking, date: string, slots: readonly TimeSlot[]): Booking {
  const those = (are: (slot: TimeSlot) => boolean): Selection =>
    withSlots(
      [],
      date,
      slots.filter(are).map(({ time }) => time),
    );
  const mine = those(({ book_by_me }) => book_by_me);
  const lost = without(onDate(booking.added, date), those(isOpen));
  const wanted = {
    ...booking,
    mine: union(without(booking.mine, onDate(booking.mine, date)), mine),
    added: without(booking.added, union(lost, mine)),
    givenBack: without(booking.givenBack, without(onDate(booking.givenBack, date), mine)),
  };
  const next = withinLimit(wanted);
  return {
    ...next,
    full: without(union(booking.full, lost), onDate(chosenOf(next), date)),
    tooMany: slotCount(next.added) < slotCount(wanted.added) ? date : booking.tooMany,
  };
}

/** Chooses again what was chosen on a date before the page was opened anew. Call `afterTimes` with the date's slots after it. */
export const chosenAgain = (booking: Booking, { added, givenBack }: Pick<Booking, 'added' | 'givenBack'>): Booking => ({
  ...booking,
  added: union(booking.added, added),
  givenBack: union(booking.givenBack, givenBack),
});

/** Drops added slots above the limit; all of mine stay. */
function withinLimit(booking: Booking): Booking {
  const stays = without(booking.mine, booking.givenBack);
  const added = booking.added.reduce(
    (all, { date, slots }) =>
      withSlots(all, date, slots.slice(0, Math.max(0, MAX_SLOTS_PER_DATE - slotsOn(stays, date).length))),
    booking.added,
  );
  return { ...booking, added };
}

/** Adds a slot or removes it. A full slot changes nothing; one above the limit only sets `tooMany`. */
export function toggled(booking: Booking, date: string, slot: TimeSlot): Booking {
  const chosen = slotsOn(chosenOf(booking), date);
  if (chosen.includes(slot.time)) return removed(booking, date, slot.time);
  if (!isOpen(slot)) return booking;
  if (chosen.length >= MAX_SLOTS_PER_DATE) return { ...booking, tooMany: date };
  const one = [{ date, slots: [slot.time] }];
  return {
    ...booking,
    added: without(union(booking.added, one), booking.mine),
    givenBack: without(booking.givenBack, one),
    full: without(booking.full, one),
    tooMany: null,
  };
}

/** Removes a slot, even one that is mine and full (D10). */
export function removed(booking: Booking, date: string, time: string): Booking {
  const one = [{ date, slots: [time] }];
  return {
    ...booking,
    added: without(booking.added, one),
    givenBack: slotsOn(booking.mine, date).includes(time) ? union(booking.givenBack, one) : booking.givenBack,
    tooMany: null,
  };
}

/**
 * Applies the server's refusal: `masa` are the slots that were full. What is mine stays chosen until its date is read again,
 * because only the person gives it back.
 */
export function afterConflict(booking: Booking, masa: Selection): Booking {
  return { ...booking, added: without(booking.added, masa), full: union([], masa), tooMany: null };
}

/**
 * Applies the current time (D25). A slot that has begun leaves the choice, unless it is mine; mine can no longer be given back.
 * What was undone is listed in `begun`.
 * @returns the same object when nothing has changed
 */
export function afterClock(booking: Booking, moment: Moment): Booking {
  const begunOf = (selection: Selection): Selection =>
    selection
      .map(({ date, slots }) => ({ date, slots: slots.filter((time) => hasBegun(moment, date, time)) }))
      .filter(({ slots }) => slots.length > 0);
  const late = { added: begunOf(booking.added), givenBack: begunOf(booking.givenBack) };
  const begun = union(late.added, late.givenBack);
  const mine = booking.mine.filter(({ date }) => date >= moment.day);
  if (begun.length === 0 && mine.length === booking.mine.length) return booking;
  const kept = {
    ...booking,
    mine,
    added: without(booking.added, late.added),
    givenBack: without(booking.givenBack, late.givenBack),
  };
  const next = withinLimit(kept);
  return {
    ...next,
    full: without(booking.full, late.givenBack), // they are mine again, so they are not lost
    begun: union(booking.begun, begun),
    tooMany: slotCount(next.added) < slotCount(kept.added) ? moment.day : booking.tooMany,
  };
}
