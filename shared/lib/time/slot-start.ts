import { minutesOfSlotTime } from './time-of-day.ts';

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
