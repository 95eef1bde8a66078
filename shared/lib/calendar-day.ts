/** Calendar days as texts such as `2026-11-23`. They are Kuala Lumpur's, whatever the visitor's clock zone (D20). */
import type { Locale } from './locale.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KUALA_LUMPUR_AHEAD_MS = 8 * 60 * 60 * 1000;

const weekdays: Record<Locale, readonly string[]> = {
  ms: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const months: Record<Locale, readonly string[]> = {
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day it is in Kuala Lumpur. @param nowMs milliseconds since 1970 */
export function todayInKualaLumpur(nowMs: number = Date.now()): string {
  return dayOf(nowMs + KUALA_LUMPUR_AHEAD_MS);
}

/** The day so many days later; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return dayOf(msOf(day) + count * DAY_MS);
}

/** A day in the parts a screen shows: weekday `Isnin`, number `23`, month `Nov`, year `2026`. */
export function dayParts(day: string, locale: Locale): { weekday: string; number: string; month: string; year: string } {
  const date = new Date(msOf(day));
  return {
    weekday: weekdays[locale][date.getUTCDay()]!,
    number: String(date.getUTCDate()),
    month: months[locale][date.getUTCMonth()]!,
    year: day.slice(0, 4),
  };
}

/** A day in words: `Isnin, 23 Nov 2026`. */
export function dayInWords(day: string, locale: Locale): string {
  const { weekday, number, month, year } = dayParts(day, locale);
  return `${weekday}, ${number} ${month} ${year}`;
}
