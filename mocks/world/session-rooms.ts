import type * as v from 'valibot';
import { type RequestOf, sessionName } from '../../shared/contract/index.ts';
import type { bookRoom } from '../../shared/contract/calls/index.ts';
import { dayFromToday } from './days.ts';
import { many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';
import type { createPayments } from './payments.ts';
import type { Person } from './people.ts';
import { cycled, hash } from './random.ts';

/** A room that is booked by session, with its prices in ringgit as the database keeps them. */
export interface SessionRoom {
  readonly id: number;
  readonly name: string;
  readonly max_persons: number;
  readonly price_per_person: string;
  readonly price_per_room: string;
}

export type SessionName = v.InferOutput<typeof sessionName>;

export type SessionOrder = RequestOf<typeof bookRoom>;

export interface Checkout {
  readonly payments: ReturnType<typeof createPayments>;
  /** The page the provider's "go back" leads to. */
  readonly back: string;
  /** How often a whole room is charged (D23). */
  readonly roomFee: 'order' | 'session';
}

interface Seat {
  readonly session: SessionName;
  readonly group: string;
  readonly name: string;
  readonly user_id: number;
  readonly wholeRoom: boolean;
}

const DAYS = 24;
const MINE = 'G100';
const sessions = sessionName.options;
const groups = ['Kumpulan Emas Utara', 'Kumpulan Permata', 'Geng Pantai Timur'] as const;

const rooms: readonly SessionRoom[] = [
  { id: 1, name: 'Bilik Latihan Kenanga', max_persons: 12, price_per_person: '10.00', price_per_room: '100.00' },
  { id: 2, name: 'Bilik Mesyuarat Melur', max_persons: 4, price_per_person: '15.50', price_per_room: '55.00' },
  { id: 3, name: 'Dewan Seri Cempaka', max_persons: 40, price_per_person: '8.00', price_per_room: '1250.00' },
];

/** Rooms booked by session and paid at once. A place is taken when the payment has arrived, not before. */
export function createSessionRooms({ clock, names }: Tools) {
  const people = [...unusualNames, ...many(40, () => names.person())];
  const taken = new Map<string, Seat[]>();

  /** Who has booked; before anybody has, the made-up people each day begins with. The third day is full, the fifth empty. */
  const seatsOf = (room: SessionRoom, date: string): Seat[] => {
    const key = `${room.id}/${date}`;
    const known = taken.get(key);
    if (known) return known;
    const seats = sessions.flatMap((session) =>
      many(strangersOn(room, date, session), (number): Seat => {
        const chance = hash(`${key}/${session}/${number}`);
        return {
          session,
          group: cycled(groups, chance),
          name: cycled(people, chance),
          user_id: -number,
          wholeRoom: false,
        };
      }),
    );
    taken.set(key, seats);
    return seats;
  };
  const dayNumber = (date: string) => many(DAYS, (number) => dayFromToday(clock, number - 1)).indexOf(date);
  const strangersOn = ({ id, max_persons }: SessionRoom, date: string, session: SessionName): number => {
    const number = dayNumber(date);
    if (number === 2) return max_persons;
    if (number === 4) return 0;
    const chance = hash(`${id}/${date}/${session}`) % 8;
    return chance === 0 ? max_persons : chance === 1 ? max_persons - 1 : Math.floor((max_persons * chance) / 12);
  };
  const find = (id: string | number) => rooms.find((room) => String(room.id) === String(id));
  const balance = (room: SessionRoom, date: string, session: SessionName): number => {
    const seats = seatsOf(room, date).filter((seat) => seat.session === session);
    return seats.some(({ wholeRoom }) => wholeRoom) ? 0 : room.max_persons - seats.length;
  };
  const isDay = (date: string) => dayNumber(date) >= 0;

  return {
    all: () => rooms,
    /** The days that can be booked, today in Kuala Lumpur first. */
    calendar(id: string | number) {
      const room = find(id);
      return (
        room &&
        many(DAYS, (number) => {
          const date = dayFromToday(clock, number - 1);
          // mapping keeps the number of sessions, three
          const [session1_balance, session2_balance, session3_balance] = sessions.map((session) =>
            balance(room, date, session),
          ) as [number, number, number];
          return {
            date,
            session1_balance,
            session2_balance,
            session3_balance,
            is_full_room: session1_balance + session2_balance + session3_balance <= 0,
          };
        })
      );
    },
    /** Group name to the names of its people, each once. */
    people(id: string | number, date: string): Record<string, string[]> | undefined {
      const room = find(id);
      if (!room) return undefined;
      const all: Record<string, string[]> = {};
      for (const { group, name } of isDay(date) ? seatsOf(room, date) : []) {
        const members = (all[group] ??= []);
        if (!members.includes(name)) members.push(name);
      }
      return all;
    },
    /**
     * Opens a payment for an order; the seats are taken once it is paid.
     * @returns the payment's reference, or why there is none; `undefined` for an unknown room or day
     */
    order(
      { room_id, date, sessions: chosen, is_full_room }: SessionOrder,
      me: Person,
      { payments, back, roomFee }: Checkout,
    ): { reference: string } | { refusal: 'session_full' | 'full_book_not_allow' } | undefined {
      const room = find(room_id);
      if (!room || !isDay(date)) return undefined;
      if (chosen.some((session) => balance(room, date, session) <= 0)) return { refusal: 'session_full' };
      if (is_full_room && chosen.some((session) => balance(room, date, session) < room.max_persons))
        return { refusal: 'full_book_not_allow' };
      const fee = Math.round(Number(is_full_room ? room.price_per_room : room.price_per_person) * 100);
      const charges = is_full_room && roomFee === 'order' ? 1 : chosen.length;
      const seats = chosen.map((session): Seat => ({
        session,
        group: MINE,
        name: me.name,
        user_id: me.user_id,
        wholeRoom: is_full_room,
      }));
      const reference = payments.open({
        description: `${room.name}, ${date}, ${chosen.join(', ')}${is_full_room ? ' (whole room)' : ''}`,
        sen: fee * charges,
        back,
        onPaid: () => void seatsOf(room, date).push(...seats),
      });
      return { reference };
    },
  };
}
