// chunk: months
import { type CountedMonth, monthNumberOf, yearOf } from './counted-month.ts';

/**
 * The twelve names of the months in a language.
 * @param tag any BCP 47 tag; one that is malformed or unknown gives English names
 */
export function monthNames(tag: string): string[] {
  const names = new Intl.DateTimeFormat(known(tag) ? tag : 'en', {
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
    return false; // no tag at all, such as "my language"
  }
}

/**
 * A month in words.
 * @param names the twelve names
 * @param format `%n` the name, `%m` the number in two digits, `%Y` the year; part 9's default is `%n, %Y`
 */
export function monthInWords(month: CountedMonth, names: readonly string[], format: string): string {
  const number = monthNumberOf(month);
  const parts: Record<string, string> = {
    '%n': names[number - 1]!,
    '%m': String(number).padStart(2, '0'),
    '%Y': String(yearOf(month)),
  };
  return format.replace(/%[nmY]/g, (part) => parts[part]!);
}
