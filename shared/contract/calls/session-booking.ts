/** Booking a room by session, with payment. */
import * as v from 'valibot';
import {
  codeOrAddress,
  count,
  documented,
  endpoint,
  list,
  map,
  name,
  places,
  plainDate,
  price,
  sessionName,
} from '../index.ts';
import { flag, id, object, text } from '../../lib/schema/index.ts';

/** A room. Both prices are in sen: per person and session, and for the whole room. */
export const sessionRoom = object({
  id,
  name: text,
  max_persons: count,
  price_per_person: price,
  price_per_room: price,
});

/** A room's day, with the places left in each session. `is_full_room` means that the day is full (D13). */
export const roomDay = object({
  date: plainDate,
  session1_balance: places,
  session2_balance: places,
  session3_balance: places,
  is_full_room: flag,
});

export const rooms = endpoint({
  method: 'GET',
  path: '/app/rooms',
  answer: list(sessionRoom),
});
documented(rooms, {
  summary: 'List the rooms that can be booked by session',
  checks: 'The person is logged in.',
});

export const roomPeople = endpoint({
  method: 'GET',
  path: '/app/room-people/{roomId}/{date}',
  answer: map(v.string(), list(name)),
});
documented(roomPeople, {
  summary: 'List who booked a room on a day',
  notes: 'The answer is a map from a group to the names of its people. `date` is a day such as 2026-11-23.',
  checks: 'The person is logged in. The room exists.',
});

export const roomCalendar = endpoint({
  method: 'GET',
  path: '/app/room-calendar/{roomId}',
  answer: list(roomDay),
});
documented(roomCalendar, {
  summary: 'List the days of a room with what is left of each session',
  notes: 'All days that can be shown.',
  checks: 'The room exists. Days that are full are marked so.',
});

/** The outcome of an order: refused, or to be paid at this path of the payment provider. */
type RoomBooked = { outcome: 'session_full' | 'full_book_not_allow' } | { outcome: 'pay'; to: string };

export const bookRoom = endpoint({
  method: 'POST',
  path: '/app/book-room',
  request: object({
    room_id: id,
    date: plainDate,
    sessions: v.pipe(v.array(sessionName), v.minLength(1)),
    is_full_room: flag,
  }),
  answer: v.pipe(
    codeOrAddress('session_full', 'full_book_not_allow'),
    v.transform((answer): RoomBooked =>
      answer === 'session_full' || answer === 'full_book_not_allow'
        ? { outcome: answer }
        : { outcome: 'pay', to: answer },
    ),
  ),
});
documented(bookRoom, {
  summary: 'Order sessions of a room, or the whole room',
  notes:
    'Answers `session_full`, `full_book_not_allow`, or else the payment path, which is appended to the page setting `payment_url`. `is_full_room` asks for the whole room and still needs a session (D13). The server decides what is charged; the widget shows `price_per_person` for each session, for the whole room `price_per_room`, once or for each session as the property `room_fee` says (D23).',
  answers: { session_full: 'session_full', full_book_not_allow: 'full_book_not_allow' },
  checks:
    'The room exists and the day is not over. Each of the `sessions` is `Session 1`, `Session 2` or `Session 3`, and has a place left. The whole room is free when `is_full_room` is true. The price is that of your own tables. The same order of the same person is charged once.',
});
