import { ourMonthNames } from './day-words.ts';
import { kualaLumpurTime, type Day } from './day.ts';

/**
 * A month of a calendar of days: `2026-11`, which sorts as text. Where somebody chooses a month it is a number, `CountedMonth`:
 * pages write it in several ways, and it is computed with.
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

/** How many days a month has. */
export const daysIn = (month: Month): number => new Date(Date.UTC(...monthParts(month), 0)).getUTCDate();

/** The same day so many months later, or earlier if negative; the last day of a month that is shorter. */
export function monthsLater(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`;
}

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
export function currentMonth(nowMs: number): CountedMonth {
  // `toISOString` always writes a moment
  return parseMonth(new Date(nowMs).toISOString())!;
}

/**
 * The names of the twelve months in a language.
 * @param written a BCP 47 tag, also with `_`; an invalid or unknown one gives English names. Malay and English are our own words
 */
export function monthNames(written: string): readonly string[] {
  const tag = written.replaceAll('_', '-');
  // only without a script (ms-Arab) or a calendar, which change the names
  const [, language] = /^(ms|en)(?:-[a-z]{2})?$/i.exec(tag) ?? [];
  if (language?.toLowerCase() === 'ms') return ourMonthNames('ms');
  if (language || !known(tag)) return ourMonthNames('en');
  const names = new Intl.DateTimeFormat(tag, {
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index, 1)));
}

function known(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false; // not a language tag, such as "my language"
  }
}

/** How a month is shown unless the page asks for another form (part 9). */
export const MONTH_FORMAT = '%n, %Y';

/**
 * A month in words.
 * @param names the names of the twelve months
 * @param format `%n` is the name, `%m` the number with two digits, `%Y` the year
 */
export function monthInWords(month: CountedMonth, names: readonly string[], format = MONTH_FORMAT): string {
  const number = monthNumberOf(month);
  const parts: Record<string, string> = {
    // `number` is 1 to 12
    '%n': names[number - 1]!,
    '%m': String(number).padStart(2, '0'),
    '%Y': String(yearOf(month)),
  };
  // the pattern matches only these three
  return format.replace(/%[nmY]/g, (part) => parts[part]!);
}
