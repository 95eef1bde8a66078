import { roomCalendar, roomPeople, rooms } from '../../contract/session-booking.ts';
import { callAny } from '../call.ts';
import { queryOf } from './query-of.ts';

export const roomsQuery = () => queryOf(callAny, rooms);
export const roomCalendarQuery = (roomId: string) => queryOf(callAny, roomCalendar, { params: { roomId } });
/** @param date a day such as `2026-11-23` */
export const roomPeopleQuery = (roomId: string, date: string) =>
  queryOf(callAny, roomPeople, { params: { roomId, date } });
