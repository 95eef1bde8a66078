import type { ReactNode } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { SlotBooking, type SlotKind } from '../../shared/booking/slots/index.ts';
import { roomTimes, bookRoomSlots } from '../../shared/contract/calls/index.ts';
import type { Properties } from './room-booking.props.ts';
import { texts } from './room-booking.text.ts';

const roomSlots: SlotKind = {
  name: 'room',
  words: texts,
  times: (room_id, date, signal) =>
    server().then(({ call }) => call(roomTimes, { request: { room_id, date }, signal })),
  book: (room_id, data) => server().then(({ call }) => call(bookRoomSlots, { request: { room_id, data } })),
};

/** Books time slots in a room (part 2, "room booking screen, slot variant"). */
export function RoomBooking({ rooms, states, send_emptied_dates }: Properties): ReactNode {
  return <SlotBooking kind={roomSlots} places={rooms} states={states} sendsEmptied={send_emptied_dates} />;
}
