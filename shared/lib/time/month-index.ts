import { kualaLumpurTime } from './kuala-lumpur-time.ts';

/** A calendar month as the number of months since January of year 0, so that months can be compared and subtracted. */
export type CountedMonth = number;

/** @param number 1 to 12 */
export const countedMonth = (year: number, number: number): CountedMonth => year * 12 + number - 1;

export const yearOf = (month: CountedMonth): number => Math.floor(month / 12);

/** The month's number, 1 to 12. */
export const monthNumberOf = (month: CountedMonth): number => (month % 12) + 1;

/**
 * Reads `3-2026`, `03-2026`, `2026-03`, a day such as `2026-03-15`, or a moment, which gives its month in Kuala Lumpur (D20).
 * @returns `undefined` for any other text
 */
export function parseMonth(text: string): CountedMonth | undefined {
  const trimmed = text.trim();
  const [, first, last] = /^(\d{1,2}|\d{4})-(\d{1,2}|\d{4})$/.exec(trimmed) ?? [];
  if (first && last && (first.length === 4) !== (last.length === 4)) {
    const [year, number] = first.length === 4 ? [Number(first), Number(last)] : [Number(last), Number(first)];
    return number >= 1 && number <= 12 ? countedMonth(year, number) : undefined;
  }
  const day = kualaLumpurTime(trimmed);
  return day === undefined ? undefined : parseMonth(day.slice(0, 7));
}

const fourDigits = (month: CountedMonth): string => String(yearOf(month)).padStart(4, '0');

/** The format in the month filter's address (D8): `3-2026`. */
export const shortMonthText = (month: CountedMonth): string => `${monthNumberOf(month)}-${fourDigits(month)}`;

/** The format in the report's address (D8): `03-2026`. */
export const longMonthText = (month: CountedMonth): string => shortMonthText(month).padStart(7, '0');

/**
 * The current month in Kuala Lumpur (D20).
 * @param nowMs milliseconds since 1970
 */
export function currentMonth(nowMs: number = Date.now()): CountedMonth {
  // `toISOString` always writes a moment
  return parseMonth(new Date(nowMs).toISOString())!;
}
