import type * as v from 'valibot';
import type { courseInterest } from '../../shared/contract/calls/index.ts';
import { type Day, daysFrom } from '../../shared/lib/index.ts';
import { safeLink } from '../../shared/page/index.ts';

export type CourseInterest = v.InferOutput<typeof courseInterest>;

/** The 31 days (part 9) from today on (D15). */
export const daysOf = (today: Day): Day[] => daysFrom(today, 31);

/** The number of interests on a day. A person who is interested in two courses counts twice. */
export const totalOf = (entries: readonly CourseInterest[]): number =>
  entries.reduce((sum, { total }) => sum + total, 0);

/** The courses of a day, the most wanted first, without those that nobody wants. */
export function ranked(entries: readonly CourseInterest[]): CourseInterest[] {
  return entries.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** A Malaysian number: 60, then 8 to 10 digits. */
const MALAYSIAN = /^60\d{8,10}$/;
/** Any other, E.164 without its plus; shorter ones are extensions, or words that contain a digit. */
const FOREIGN = /^(?!60|0)\d{8,15}$/;

/** A number as E.164 without the plus (D36). Without a country code it is one of Malaysia: with its domestic zero, or as short as such numbers are. */
function internationalOf(phone: string): string {
  const written = phone.replace(/\(0+\)/g, '');
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const hasCode = /^\D*(\+|00)/.test(written);
  if (!hasCode && /^(0|1\d{8,9}$|[2-9]\d{7,8}$)/.test(digits)) return digits.replace(/^0?/, '60');
  return digits.replace(/^600+/, '60');
}

/**
 * The link that opens a chat with a person.
 * @param phone as somebody has typed it: `+60 (0)12-345 6789`, `012-3456789`
 * @param messagingUrl the page setting `messaging_url`, such as `https://wa.me/`
 * @returns the address with digits only; `undefined` when the text is not a telephone number, or the setting is refused (W10)
 */
export function messagingLink(phone: string, messagingUrl: string): string | undefined {
  const digits = internationalOf(phone);
  if (!MALAYSIAN.test(digits) && !FOREIGN.test(digits)) return undefined;
  try {
    return safeLink(messagingUrl + digits);
  } catch {
    return undefined;
  }
}
