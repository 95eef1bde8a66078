import type * as v from 'valibot';
import type { courseInterest } from '../../shared/contract/interest.ts';
import { type Day, daysFrom } from '../../shared/lib/time/day.ts';
import { monthOf } from '../../shared/lib/time/month.ts';
import { safeLink } from '../../shared/lib/url/safe-url.ts';

export type CourseInterest = v.InferOutput<typeof courseInterest>;

/** The 31 days (part 9) from today on (D15). */
export const daysOf = (today: Day): Day[] => daysFrom(today, 31);

/** How many months the days touch: usually 2; 3 around February; 1 from the first day of a month with 31 days. */
export const monthsOf = (days: readonly Day[]): number => new Set(days.map(monthOf)).size;

/** The number of interests on a day. A person who is interested in two courses counts twice. */
export const totalOf = (entries: readonly CourseInterest[]): number =>
  entries.reduce((sum, { total }) => sum + total, 0);

/** The courses of a day, the most wanted first, without those that nobody wants. */
export function ranked(entries: readonly CourseInterest[]): CourseInterest[] {
  return entries.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** Malaysian numbers start with 0 (national) or 60 (international); messaging apps need 60. */
const COUNTRY_CODE = '60';
/** Shorter numbers are extensions, or words that contain a digit. */
const FEWEST_DIGITS = 8;

/**
 * The link that opens a chat with a person.
 * @param phone as somebody has typed it: `+60 12-345 6789`, `012-3456789`
 * @param messagingUrl the page setting `messaging_url`, such as `https://wa.me/`
 * @returns the address with digits only; `undefined` when the text is not a telephone number, or the setting is refused (W10)
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
