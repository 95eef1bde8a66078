import { useQuery } from '@tanstack/react-query';
import { roomsQuery } from '../../../shared/api/queries/session-booking.ts';

/** The rooms that can be booked by session. */
export const useRooms = () => useQuery({ ...roomsQuery(), gcTime: 0 });

export type Rooms = ReturnType<typeof useRooms>;
