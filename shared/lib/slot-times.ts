/**
 * Reads the time of a slot as the server writes it, for sorting and for comparing with the clock.
 * @param text `10:00 am`, `10.00 PM`, `9 am`, `13:30`, `09:00:00`
 * @returns minutes since midnight; `undefined` when the text is not a time
 */
export function minutesOfSlotTime(text: string): number | undefined {
  const parts = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap])\.?m\.?$|^(\d{1,2}):(\d{2})(?::\d{2})?$/i.exec(
    text.trim(),
  );
  if (!parts) return undefined;
  const [, hour12, minute12 = '0', half, hour24, minute24] = parts;
  const minute = Number(minute24 ?? minute12);
  if (minute > 59) return undefined;
  if (half === undefined) return Number(hour24) < 24 ? Number(hour24) * 60 + minute : undefined;
  const hour = Number(hour12);
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

const HALF_A_DAY = 12 * 60;

/**
 * When a slot begins; a range counts by its start. In `1:00 - 2:00 pm` the end's half of the day is the start's too, unless the
 * start came after the end, as in `11:00 - 1:00 pm`.
 * @returns minutes since midnight, or `undefined` when the text is not a time
 */
export function minutesOf(time: string): number | undefined {
  const [from = '', to = ''] = time.split(/[-–]/);
  const half = /[ap]\.?m\.?$/i.exec(to.trim())?.[0] ?? '';
  const begins = half && minutesOfSlotTime(from.trim() + half);
  // no range, one whose start says its own half, or one by the 24-hour clock
  if (begins === '' || begins === undefined) return minutesOfSlotTime(from);
  const ends = minutesOfSlotTime(to) ?? Infinity;
  return begins < ends ? begins : (begins + HALF_A_DAY) % (2 * HALF_A_DAY);
}

/** Sort order by time. Texts that are not times come last, in alphabetical order. */
export function byTime(a: string, b: string): number {
  const [first = Infinity, second = Infinity] = [minutesOf(a), minutesOf(b)];
  return first === second ? Number(a > b) - Number(a < b) : first - second;
}

/** The times that cannot be read, as the server wrote them: `"esok", "petang"`; empty when there are none. */
export const unreadableTimes = (times: readonly string[]): string =>
  times
    .filter((time) => minutesOf(time) === undefined)
    .map((time) => `"${time.slice(0, 40)}"`)
    .join(', ');

/** What is wrong with such times, for the developers of the server. */
export const timesMistake = (unreadable: string): string =>
  `"time" is ${unreadable}; expected such as "10:00 am", "14:00" or "10:00 am - 11:00 am".`;
