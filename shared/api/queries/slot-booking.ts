import { atmTimes, roomTimes } from '../../contract/slot-booking.ts';
import { read } from './read.ts';

/** @param date a day such as `2026-11-23` */
export const atmTimesQuery = (atm_id: string, date: string) => read(atmTimes, { request: { atm_id, date } });
/** @param date a day such as `2026-11-23` */
export const roomTimesQuery = (room_id: string, date: string) => read(roomTimes, { request: { room_id, date } });
