import { type Day, today } from '../lib/day.ts';
import { minutesOf } from './slot-time.ts';

/** A moment as Kuala Lumpur's clock shows it (D20). */
export interface Moment {
  readonly day: Day;
  /** Whole minutes since midnight there. */
  readonly minutes: number;
}

/** @param now a moment in ms since 1970 */
export function momentOf(now: number = Date.now()): Moment {
  const day = today(now);
  return { day, minutes: Math.floor((now - Date.parse(`${day}T00:00:00+08:00`)) / 60_000) };
}

/** Whether something that begins so many minutes after a day's midnight has begun (D25). */
export const hasBegunAt = ({ day, minutes }: Moment, date: Day, begins: number): boolean =>
  date < day || (date === day && begins <= minutes);

/** Whether a slot has begun (D25). One whose time cannot be read counts as begun only when its day is over. */
export const hasBegun = (moment: Moment, date: Day, time: string): boolean =>
  hasBegunAt(moment, date, minutesOf(time) ?? Infinity);
