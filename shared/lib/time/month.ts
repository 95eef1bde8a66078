import type { Day } from './day.ts';

/**
 * A month of a calendar of days: `2026-11`, which sorts as text. Where somebody chooses a month it is a number, `CountedMonth`
 * (month-index.ts): pages write it in several ways, and it is computed with.
 */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The year, and the month's number, 1 to 12. */
export function monthParts(month: Month): [year: number, number: number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
}

/** @param count how many months to add; may be negative */
export function addMonths(month: Month, count: number): Month {
  const [year, number] = monthParts(month);
  const all = year * 12 + (number - 1) + count;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}
