import { useQuery } from '../../../shared/runtime/server-state/index.ts';
import { eachOnce } from '../../../shared/lib/index.ts';
import { roomsQuery } from '../room-queries.ts';
import type { Room } from '../room-session-booking.model.ts';

/** One that the server writes twice is still one choice. */
const distinct = (rooms: readonly Room[]): Room[] => eachOnce(rooms, ({ id }) => id);

/**
 * The rooms that can be booked by session. Somebody who comes back to a page that was left open, as on the next day, sees the fees of now.
 * @param isFixed the fees are those of an order that was accepted
 */
export const useRooms = (isFixed: boolean) =>
  useQuery({ ...roomsQuery(), select: distinct, gcTime: 0, refetchOnWindowFocus: !isFixed });

export type Rooms = ReturnType<typeof useRooms>;
