import { atmTimes, roomTimes } from '../../contract/slot-booking.ts';
import { lateCallAny } from '../late-call.ts';
import { queryOf } from './query-of.ts';

/** @param date a day such as `2026-11-23` */
export const atmTimesQuery = (atm_id: string, date: string) =>
  queryOf(lateCallAny, atmTimes, { request: { atm_id, date } });
/** @param date a day such as `2026-11-23` */
export const roomTimesQuery = (room_id: string, date: string) =>
  queryOf(lateCallAny, roomTimes, { request: { room_id, date } });
