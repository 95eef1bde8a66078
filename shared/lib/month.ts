import { addDays, type Day, daysFrom, weekdayOf } from './day.ts';

/** A month as a text that sorts: `2026-11`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** @param count may be negative */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + (number - 1) + count;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that touch the month, Monday first (D20), seven days each; days of the neighbours are included. */
export function monthGrid(month: Month): Day[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  const weeks: Day[][] = [];
  for (let day = monday; day < `${addMonths(month, 1)}-01`; day = addDays(day, 7)) weeks.push(daysFrom(day, 7));
  return weeks;
}
