import { DATE_NOT_AVAILABLE } from '../../shared/contract/calls/index.ts';
import { dayFromToday } from './days.ts';
import { many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';
import type { Person } from './people.ts';
import { cycled, hash } from './random.ts';

/** A bookable ATM or room of the host. */
export interface SlotPlace {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  /** How many people one slot takes. */
  readonly places: number;
}

export interface SlotOfDay {
  readonly time: string;
  readonly is_available: number;
  readonly names: readonly string[];
  readonly book_by_me: boolean;
}

/** Chosen slots, as they travel. */
export interface SlotsOfDate {
  readonly date: string;
  readonly slots: readonly string[];
}

interface Booker {
  readonly user_id: number;
  readonly name: string;
}

const MOST_PER_DATE = 6;
const BOOKABLE_DAYS = 60;

/** `9:00 am` … `8:00 pm`, every hour. */
const times = many(12, (number) => {
  const hour = number + 8;
  return `${hour % 12 || 12}:00 ${hour < 12 ? 'am' : 'pm'}`;
});

const inState = (state: string, names: readonly string[]) => names.map((name) => ({ name, state }));

const atms = [
  ...inState('01', [
    'ATM Emas Skudai',
    'ATM Emas Batu Pahat (dalam Pasar Raya Econsave, tingkat bawah, sebelah kaunter pertanyaan)',
  ]),
  ...inState('03', ['ATM Emas Kota Bharu']),
  ...inState('10', ['ATM Emas Shah Alam', 'ATM Emas Bandar Baru Bangi', 'ATM Emas Klang']),
  ...inState('14', ['ATM Emas Jalan Tuanku Abdul Rahman']),
].map((place, at): SlotPlace => ({ ...place, id: at + 1, places: 2 }));

const rooms = ['Bilik Permata', 'Bilik Zamrud', 'Bilik Delima'].map((name, at): SlotPlace => ({
  id: at + 1,
  name,
  state: '01',
  places: 4,
}));

/** Time slots at ATMs and in rooms. Places really run out: a slot that somebody books is no longer free for others. */
function createSlotsAt(places: readonly SlotPlace[], { clock, names }: Tools) {
  const people = [...unusualNames, ...many(30, () => names.person())];
  const booked = new Map<string, Booker[]>();
  const key = (place: SlotPlace, date: string, time: string) => `${place.id}/${date}/${time}`;

  /** Who has booked; before anybody has, the made-up people every day begins with: about one slot in six is full, one in three has somebody. */
  const bookersOf = (place: SlotPlace, date: string, time: string): Booker[] => {
    const name = key(place, date, time);
    const known = booked.get(name);
    if (known) return known;
    const chance = hash(name) % 6;
    const count = chance === 0 ? place.places : chance <= 2 ? 1 : 0;
    const bookers = many(count, (number) => ({
      user_id: -number,
      name: cycled(people, hash(`${name}/${number}`)),
    }));
    booked.set(name, bookers);
    return bookers;
  };
  const find = (id: string | number) => places.find((place) => String(place.id) === String(id));
  const hasBegun = (date: string, time: string) =>
    Date.parse(`${date}T${String(times.indexOf(time) + 9).padStart(2, '0')}:00:00+08:00`) <= clock.now();
  const isBookable = (date: string) => date >= dayFromToday(clock, 0) && date <= dayFromToday(clock, BOOKABLE_DAYS);

  return {
    all: (): readonly SlotPlace[] => places,
    /** The slots of a day; none on days that cannot be booked, `undefined` for an unknown place. */
    slotsOn(id: string | number, date: string, me: Booker): readonly SlotOfDay[] | undefined {
      const place = find(id);
      if (!place) return undefined;
      if (!isBookable(date)) return [];
      return times.map((time) => {
        const bookers = bookersOf(place, date, time);
        return {
          time,
          is_available: Math.max(0, place.places - bookers.length),
          names: bookers.map(({ name }) => name),
          book_by_me: bookers.some(({ user_id }) => user_id === me.user_id),
        };
      });
    },
    /**
     * Books exactly these slots on their dates, all or none; other slots I had on those dates are given back. Other dates stay unchanged.
     * @returns `undefined` for an unknown place, `invalid` with a sentence for input that no screen sends, else the answer of the call
     */
    book(
      id: string | number,
      data: readonly SlotsOfDate[],
      me: Person,
    ): { invalid: string } | { message: string; masa: SlotsOfDate[] } | undefined {
      const place = find(id);
      if (!place) return undefined;
      for (const { date, slots } of data) {
        if (!isBookable(date)) return { invalid: `The date ${date} cannot be booked.` };
        if (slots.length > MOST_PER_DATE)
          return { invalid: `At most ${MOST_PER_DATE} slots can be booked on ${date}.` };
        const unknown = slots.find((time) => !times.includes(time));
        if (unknown !== undefined) return { invalid: `There is no slot ${unknown}.` };
      }
      const isMine = ({ user_id }: Booker) => user_id === me.user_id;
      for (const { date, slots } of data) {
        const late = times.find(
          (time) => hasBegun(date, time) && slots.includes(time) !== bookersOf(place, date, time).some(isMine),
        );
        if (late !== undefined) return { invalid: `The slot ${late} on ${date} has begun.` };
      }
      const isFull = (date: string, time: string) => {
        const bookers = bookersOf(place, date, time);
        return bookers.length >= place.places && !bookers.some(isMine);
      };
      const masa = data
        .map(({ date, slots }) => ({ date, slots: slots.filter((time) => isFull(date, time)) }))
        .filter(({ slots }) => slots.length > 0);
      if (masa.length > 0) return { message: DATE_NOT_AVAILABLE, masa };
      for (const { date, slots } of data) {
        for (const time of times) {
          const others = bookersOf(place, date, time).filter((booker) => !isMine(booker));
          booked.set(
            key(place, date, time),
            slots.includes(time) ? [...others, { user_id: me.user_id, name: me.name }] : others,
          );
        }
      }
      return { message: 'success', masa: [] };
    },
  };
}

export const createAtms = (tools: Tools) => createSlotsAt(atms, tools);
export const createRooms = (tools: Tools) => createSlotsAt(rooms, tools);
