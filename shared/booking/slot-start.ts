import { minutesOfSlotTime } from '../lib/time/time-of-day.ts';

/**
 * When a slot begins; a range such as `10:00 am - 11:00 am` counts by its start.
 * @returns minutes since midnight, or `undefined` when the text is not a time
 */
export function minutesOf(time: string): number | undefined {
  return minutesOfSlotTime(time.split(/[-–]/)[0] ?? '');
}

/** Sort order by time. Texts that are not times come last, in alphabetical order. */
export function byTime(a: string, b: string): number {
  const [first = Infinity, second = Infinity] = [minutesOf(a), minutesOf(b)];
  return first === second ? Number(a > b) - Number(a < b) : first - second;
}
