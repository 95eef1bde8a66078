import { type Day, weekdayOf } from './day.ts';
import { type Locale } from './text.ts';

/** Written here, because not every browser has Malay locale data. */
const WORDS = {
  ms: {
    days: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
    short: ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'],
    months: [
      'Januari',
      'Februari',
      'Mac',
      'April',
      'Mei',
      'Jun',
      'Julai',
      'Ogos',
      'September',
      'Oktober',
      'November',
      'Disember',
    ],
    shortMonths: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
  },
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
} satisfies Record<Locale, object>;

const monthAt = (day: Day) => Number(day.slice(5, 7)) - 1;
const dateOf = (day: Day) => Number(day.slice(8, 10));

/** 'Isnin' / 'Monday' (part 9: Ahad to Sabtu); for the head of a month grid, the short name. */
export const dayName = (day: Day, locale: Locale, length: 'days' | 'short' = 'days'): string =>
  WORDS[locale][length][weekdayOf(day)] ?? '';

/** '23 Nov'. */
export const shortDate = (day: Day, locale: Locale): string =>
  `${dateOf(day)} ${WORDS[locale].shortMonths[monthAt(day)] ?? ''}`;

/** 'Isnin, 23 Nov 2026'. */
export const dateWords = (day: Day, locale: Locale): string =>
  `${dayName(day, locale)}, ${shortDate(day, locale)} ${day.slice(0, 4)}`;

/** The twelve names, January first; where there is little room, the short ones. */
export const ourMonthNames = (locale: Locale, length: 'months' | 'shortMonths' = 'months'): readonly string[] =>
  WORDS[locale][length];

/**
 * 'November 2026'.
 * @param month `2026-11`, or a day in it
 */
export const monthWords = (month: string, locale: Locale): string =>
  `${WORDS[locale].months[monthAt(month)] ?? ''} ${month.slice(0, 4)}`;
