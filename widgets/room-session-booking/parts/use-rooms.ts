import { useQuery } from '@tanstack/react-query';
import { roomsQuery } from '../../../shared/api/queries/session-booking.ts';
import type { Room } from '../room-session-booking.model.ts';

/** One that the server writes twice is still one choice. */
const eachOnce = (rooms: readonly Room[]): Room[] => [...new Map(rooms.map((room) => [room.id, room])).values()];

/**
 * The rooms that can be booked by session. Somebody who comes back to a page that was left open, as on the next day, sees the fees of now.
 * @param isFixed the fees are those of an order that was accepted
 */
export const useRooms = (isFixed: boolean) =>
  useQuery({ ...roomsQuery(), select: eachOnce, gcTime: 0, refetchOnWindowFocus: !isFixed });

export type Rooms = ReturnType<typeof useRooms>;
