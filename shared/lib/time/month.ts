import type { Day } from './day.ts';

/** A month as a text that sorts correctly: `2026-11`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** @param count how many months to add; may be negative */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + (number - 1) + count;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}
