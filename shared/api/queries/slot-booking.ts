import { atmTimes, roomTimes } from '../../contract/slot-booking.ts';
import { lateCallAny } from '../late-call.ts';
import { queryOf } from './query-of.ts';

/**
 * The slots of an ATM on a day.
 * @param date a day such as `2026-11-23`
 */
export const atmTimesQuery = (atm_id: string, date: string) =>
  queryOf(lateCallAny, atmTimes, { request: { atm_id, date } });

/**
 * The slots of a room on a day.
 * @param date a day such as `2026-11-23`
 */
export const roomTimesQuery = (room_id: string, date: string) =>
  queryOf(lateCallAny, roomTimes, { request: { room_id, date } });
