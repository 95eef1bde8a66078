import { minutesOfSlotTime } from '../lib/slot-time.ts';

/**
 * When a slot begins; of a range such as `10:00 am - 11:00 am` its beginning.
 * @returns minutes since midnight, `undefined` when the text is no time
 */
export function minutesOf(time: string): number | undefined {
  return minutesOfSlotTime(time.split(/[-–]/)[0] ?? '');
}

/** Order of times as times; those that cannot be read come last, as texts. */
export function byTime(a: string, b: string): number {
  const [first = Infinity, second = Infinity] = [minutesOf(a), minutesOf(b)];
  return first === second ? Number(a > b) - Number(a < b) : first - second;
}
