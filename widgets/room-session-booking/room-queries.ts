import { roomCalendar, roomPeople, rooms } from '../../shared/contract/calls/index.ts';
import { callAny } from '../../shared/api/index.ts';
import { queryOf } from '../../shared/runtime/server-state/index.ts';

/** The rooms that can be booked by session. */
export const roomsQuery = () => queryOf(callAny, rooms);

/** The days of a room, with the places left in each session. */
export const roomCalendarQuery = (roomId: string) => queryOf(callAny, roomCalendar, { params: { roomId } });

/**
 * The people who have booked a room on a day, by group.
 * @param date a day such as `2026-11-23`
 */
export const roomPeopleQuery = (roomId: string, date: string) =>
  queryOf(callAny, roomPeople, { params: { roomId, date } });
