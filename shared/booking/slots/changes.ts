/** What the person has changed at one place, and how it is sent and taken (part 4, D24). Pure. */
import { type Booking, chosenOf } from './booking.ts';
import { type Selection, slotsOn, union, without } from './selection.ts';

/** Whether the choice differs from what is booked. */
export const isChanged = ({ added, givenBack }: Booking): boolean => added.length > 0 || givenBack.length > 0;

/** The changes to send to the server. */
export interface Changes {
  readonly booked: Selection;
  readonly givenBack: Selection;
  /** Removed by the person but not sent: the date has no other slot, and this host takes no empty dates (D24). */
  readonly kept: Selection;
}

/**
 * What would be sent.
 * @param sendsEmptied whether a date is sent after all of my slots on it were removed (D24)
 */
export function changesOf(booking: Booking, sendsEmptied: boolean): Changes {
  const { added, givenBack } = booking;
  const chosen = chosenOf(booking);
  const isSent = ({ date }: { date: string }): boolean => sendsEmptied || slotsOn(chosen, date).length > 0;
  return { booked: added, givenBack: givenBack.filter(isSent), kept: givenBack.filter((day) => !isSent(day)) };
}

/** Those of the changes that were made, by all that is booked now. */
export const changesIn = ({ booked, givenBack, kept }: Changes, chosen: Selection): Changes => ({
  booked: without(booked, without(booked, chosen)),
  givenBack: without(givenBack, chosen),
  kept,
});

/** Whether there is anything to send. */
export const hasChanges = ({ booked, givenBack }: Changes): boolean => booked.length > 0 || givenBack.length > 0;

/**
 * The payload's `data` as JSON: all of mine on the dates with changes, because the server replaces what it has there. An empty
 * list gives a date back; with `sendsEmptied` false it is left out (part 4, D24).
 */
export function dataOf(booking: Booking, sendsEmptied: boolean): string {
  const { booked, givenBack } = changesOf(booking, sendsEmptied);
  const chosen = chosenOf(booking);
  return JSON.stringify(union(booked, givenBack).map(({ date }) => ({ date, slots: slotsOn(chosen, date) })));
}

/** Applies what the server has taken, before the slots are read again. */
export function afterBooked(booking: Booking, { booked, givenBack }: Changes): Booking {
  return {
    ...booking,
    mine: union(without(booking.mine, givenBack), booked),
    added: without(booking.added, booked),
    givenBack: without(booking.givenBack, givenBack),
  };
}
