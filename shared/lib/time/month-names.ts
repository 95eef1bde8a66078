import { ourMonthNames } from './day-words.ts';
import { type CountedMonth, monthNumberOf, yearOf } from './month-index.ts';

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
