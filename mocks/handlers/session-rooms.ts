import { bookRoom, roomCalendar, roomPeople, rooms } from '../../shared/contract/session-booking.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json } from './reply.ts';

/** The page of the demo host that books rooms by session; the payment provider leads back to it. */
export const SESSION_BOOKING_PAGE = '/app/tempahan/sesi';

/** Rooms booked by session: the balance falls when the payment has come. */
export const sessionRoomHandlers: Domain = (setting) => [
  handle(rooms, setting, ({ world }) => json([...world.sessionRooms.all()])),
  handle(roomCalendar, setting, ({ world, params }) => {
    const days = world.sessionRooms.calendar(params.roomId);
    return (
      days &&
      json(
        days.map((day) => ({
          ...day,
          session1_balance: String(day.session1_balance),
          is_full_room: day.is_full_room ? 1 : 0,
        })),
      )
    );
  }),
  handle(roomPeople, setting, ({ world, params }) => {
    const people = world.sessionRooms.people(params.roomId, params.date);
    // an empty PHP array is a list
    return people && json(Object.keys(people).length === 0 ? [] : people);
  }),
  handle(bookRoom, setting, ({ world, input, me }) => {
    const ordered = world.sessionRooms.order(input, me, world.payments, SESSION_BOOKING_PAGE);
    if (!ordered) return undefined;
    return 'refusal' in ordered ? json({ message: ordered.refusal }) : bareText(ordered.reference);
  }),
];
