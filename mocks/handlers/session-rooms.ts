import { bookRoom, roomCalendar, roomPeople, rooms } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json } from './reply.ts';

/** The pages of the demo host that book rooms by session, by how often a whole room is charged (D23); the payment leads back to them. */
export const SESSION_BOOKING_PAGES = { order: '/app/tempahan/sesi', session: '/app/tempahan/sesi-setiap' } as const;

/** An order is charged by the rule of the page it was made on. */
function checkoutOf(request: Request): { roomFee: keyof typeof SESSION_BOOKING_PAGES; back: string } {
  const referer = request.headers.get('referer');
  const isEach = referer !== null && new URL(referer).pathname === SESSION_BOOKING_PAGES.session;
  const roomFee = isEach ? 'session' : 'order';
  return { roomFee, back: SESSION_BOOKING_PAGES[roomFee] };
}

/** Rooms booked by session: the number of free places falls when the payment has arrived. */
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
  handle(bookRoom, setting, ({ world, input, me, request }) => {
    const ordered = world.sessionRooms.order(input, me, { payments: world.payments, ...checkoutOf(request) });
    if (!ordered) return undefined;
    return 'refusal' in ordered ? json({ message: ordered.refusal }) : bareText(`/${ordered.reference}`);
  }),
];
