/** Chosen slots in the form of the payload: dates and times sorted, no date without slots (part 4). Pure. */
import { byTime } from '../../lib/index.ts';

export interface DaySlots {
  readonly date: string;
  readonly slots: readonly string[];
}

export type Selection = readonly DaySlots[];

/** Limit of slots for each date (part 9). */
export const MAX_SLOTS_PER_DATE = 6;

export function slotsOn(selection: Selection, date: string): readonly string[] {
  return selection.find((day) => day.date === date)?.slots ?? [];
}

/** The part of a selection that is on one date. */
export const onDate = (selection: Selection, date: string): Selection => selection.filter((day) => day.date === date);

/** Replaces the slots of one date. */
export function withSlots(selection: Selection, date: string, slots: readonly string[]): Selection {
  const others = selection.filter((day) => day.date !== date);
  if (slots.length === 0) return others;
  return [...others, { date, slots: [...new Set(slots)].toSorted(byTime) }].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/** The slots in either selection. */
export function union(selection: Selection, more: Selection): Selection {
  return more.reduce((all, { date, slots }) => withSlots(all, date, [...slotsOn(all, date), ...slots]), selection);
}

/** The slots of the first selection that are not in the second. */
export function without(selection: Selection, taken: Selection): Selection {
  return taken.reduce(
    (rest, { date, slots }) =>
      withSlots(
        rest,
        date,
        slotsOn(rest, date).filter((slot) => !slots.includes(slot)),
      ),
    selection,
  );
}

export function slotCount(selection: Selection): number {
  return selection.reduce((count, { slots }) => count + slots.length, 0);
}
