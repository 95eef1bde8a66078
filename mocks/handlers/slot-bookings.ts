import type { AnswerBodyOf, Endpoint } from '../../shared/contract/index.ts';
import {
  atmTimes,
  bookAtmSlots,
  bookRoomSlots,
  roomTimes,
  slotSelectionOfText,
} from '../../shared/contract/calls/index.ts';
import * as v from 'valibot';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { handle, type Domain } from './handle.ts';
import { json, refuse } from './reply.ts';

type SlotsOfWorld = World['atms'];

/** A query grouped by the framework: a flag is 1 or 0, a place without bookers has `null` for a list. */
function slotsBody(slots: ReturnType<SlotsOfWorld['slotsOn']>): AnswerBodyOf<typeof atmTimes> | undefined {
  return slots?.map(({ time, is_available, names, book_by_me }) => ({
    time,
    is_available: String(is_available),
    names: names.length === 0 ? null : names.map((name) => ({ name })),
    book_by_me: book_by_me ? 1 : 0,
  }));
}

function booked(place: SlotsOfWorld, id: string, data: string, me: Person) {
  const answer = place.book(id, v.parse(slotSelectionOfText, data), me);
  if (answer && 'invalid' in answer) return refuse({ data: answer.invalid });
  return answer && json(answer);
}

const reply = <E extends Endpoint>(body: AnswerBodyOf<E> | undefined) => (body === undefined ? undefined : json(body));

/** Time slots at ATMs and in rooms. Places run out, and bookings are kept. */
export const slotBookingHandlers: Domain = (setting) => [
  handle(atmTimes, setting, ({ world, input, me }) =>
    reply<typeof atmTimes>(slotsBody(world.atms.slotsOn(input.atm_id, input.date, me))),
  ),
  handle(bookAtmSlots, setting, ({ world, input, me }) => booked(world.atms, input.atm_id, input.data, me)),
  handle(roomTimes, setting, ({ world, input, me }) =>
    reply<typeof roomTimes>(slotsBody(world.rooms.slotsOn(input.room_id, input.date, me))),
  ),
  handle(bookRoomSlots, setting, ({ world, input, me }) => booked(world.rooms, input.room_id, input.data, me)),
];
