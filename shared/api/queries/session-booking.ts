import { roomCalendar, roomPeople, rooms } from '../../contract/session-booking.ts';
import { read } from './read.ts';

export const roomsQuery = () => read(rooms);
export const roomCalendarQuery = (roomId: string) => read(roomCalendar, { params: { roomId } });
/** @param date a day such as `2026-11-23` */
export const roomPeopleQuery = (roomId: string, date: string) => read(roomPeople, { params: { roomId, date } });
