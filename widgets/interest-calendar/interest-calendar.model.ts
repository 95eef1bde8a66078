import type * as v from 'valibot';
import type { courseInterest } from '../../shared/contract/interest.ts';
import { addDays, type Day, daysFrom } from '../../shared/lib/day.ts';
import { type Month, monthOf } from '../../shared/lib/month.ts';
import { safeLink } from '../../shared/lib/safe-url.ts';

export type CourseInterest = v.InferOutput<typeof courseInterest>;

/** The calendar covers the next 31 days (part 9), today being the first (D15). */
export const DAYS = 31;

/** The first and the last day, and every day from one to the other. */
export function spanFrom(today: Day): { first: Day; last: Day; days: Day[] } {
  return { first: today, last: addDays(today, DAYS - 1), days: daysFrom(today, DAYS) };
}

/** How many months the span touches: 2, 3 around a short February, or 1 from the first of a long month on. */
export function monthsBetween(first: Day, last: Day): number {
  const count = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(monthOf(last)) - count(monthOf(first)) + 1;
}

/** How many interests a day has altogether; a person interested in two courses counts twice. */
export const totalOf = (entries: readonly CourseInterest[]): number =>
  entries.reduce((sum, { total }) => sum + total, 0);

/** The courses of a day, the most wanted first; those that nobody wants are left out. */
export function ranked(entries: readonly CourseInterest[]): CourseInterest[] {
  return entries.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** A Malaysian number starts with 0 at home and with 60 abroad; messaging apps want the latter. */
const COUNTRY_CODE = '60';
/** Shorter ones are no telephone numbers but extensions, or words with a digit. */
const FEWEST_DIGITS = 8;

/**
 * Where a person can be written to.
 * @param phone as somebody has typed it: `+60 12-345 6789`, `012-3456789`
 * @param messagingUrl the page setting, such as `https://wa.me/`
 * @returns the address with digits only; `undefined` when the text is no telephone number, or the setting is refused (W10)
 */
export function messagingLink(phone: string, messagingUrl: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, COUNTRY_CODE);
  if (digits.length < FEWEST_DIGITS || digits.length > 15) return undefined;
  try {
    return safeLink(messagingUrl + digits);
  } catch {
    return undefined;
  }
}
