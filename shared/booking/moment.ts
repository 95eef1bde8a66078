import { clockNow } from '../page/index.ts';
import { DAY_MS, type Day, KUALA_LUMPUR_MS, minutesOf, today } from '../lib/index.ts';

/** A moment by Kuala Lumpur's clock (D20). */
export interface Moment {
  readonly day: Day;
  /** Minutes since midnight in Kuala Lumpur. */
  readonly minutes: number;
}

/** @param now milliseconds since 1970, by default by the server's clock, where this device's is wrong */
export const momentOf = (now: number = clockNow()): Moment => ({
  day: today(now),
  minutes: Math.floor(((now + KUALA_LUMPUR_MS) % DAY_MS) / 60_000),
});

/** Whether something that starts `begins` minutes after midnight of `date` has begun (D25). */
export const hasBegunAt = ({ day, minutes }: Moment, date: Day, begins: number): boolean =>
  date < day || (date === day && begins <= minutes);

/** Whether a slot has begun (D25). A slot whose time cannot be read counts as begun only when its day is over. */
export const hasBegun = (moment: Moment, date: Day, time: string): boolean =>
  hasBegunAt(moment, date, minutesOf(time) ?? Infinity);
