/** The choices on a room's day, and what they cost (parts 2, 4, 5 and 9; D13, D25). Pure. */
import type * as v from 'valibot';
import type { roomDay, sessionRoom } from '../../shared/contract/calls/index.ts';
import type { sessionName } from '../../shared/contract/index.ts';
import { eachOnce } from '../../shared/lib/index.ts';
import { type Moment, hasBegunAt } from '../../shared/booking/index.ts';

export type SessionName = v.InferOutput<typeof sessionName>;
export type Room = v.InferOutput<typeof sessionRoom>;
export type Day = v.InferOutput<typeof roomDay>;

/** The three sessions: hours as part 2 writes them, and start in minutes after midnight (part 9). */
export const SESSIONS = [
  { name: 'Session 1', hours: '9 a.m - 1.30 p.m', begins: 540, balance: 'session1_balance' },
  { name: 'Session 2', hours: '1.30 p.m - 6 p.m', begins: 810, balance: 'session2_balance' },
  { name: 'Session 3', hours: '6 p.m - 10 p.m', begins: 1080, balance: 'session3_balance' },
] as const;

export interface Choice {
  readonly room: string;
  readonly date: string;
  readonly sessions: readonly SessionName[];
  readonly wholeRoom: boolean;
  /** Sessions that were chosen and have become full, until the person chooses again. */
  readonly lost: readonly SessionName[];
  /** Sessions that were chosen and have begun (D25), until the person chooses again. */
  readonly begun: readonly SessionName[];
  /** The address of its payment page once this choice was ordered, until the person chooses something else. */
  readonly payment: string | undefined;
}

export const nothingChosen: Choice = {
  room: '',
  date: '',
  sessions: [],
  wholeRoom: false,
  lost: [],
  begun: [],
  payment: undefined,
};

export type Step =
  | { type: 'room'; room: string }
  | { type: 'date'; day: Day }
  | { type: 'session'; session: SessionName; on: boolean }
  | { type: 'left'; sessions: readonly SessionName[]; begun: readonly SessionName[] }
  | { type: 'whole room'; on: boolean }
  | { type: 'ordered'; payment: string };

/** When the last session is gone, so is the whole room, whatever took it (D13). */
const withSessions = (choice: Choice, sessions: readonly SessionName[]): Choice => ({
  ...choice,
  sessions,
  wholeRoom: choice.wholeRoom && (sessions.length > 0 || choice.sessions.length === 0),
  lost: [],
  begun: [],
  payment: undefined,
});

/** Another room resets the choice; another date keeps the sessions that have places there too. */
export function nextChoice(choice: Choice, step: Step): Choice {
  switch (step.type) {
    case 'room':
      return step.room === choice.room ? choice : { ...nothingChosen, room: step.room };
    case 'date':
      return isFull(step.day)
        ? choice
        : {
            ...withSessions({ ...choice, date: step.day.date }, openSessions(choice.sessions, step.day)),
            payment: step.day.date === choice.date ? choice.payment : undefined,
          };
    case 'session': {
      const others = choice.sessions.filter((session) => session !== step.session);
      return withSessions(choice, step.on ? [...others, step.session].toSorted() : others);
    }
    case 'left': {
      const known = [...step.sessions, ...step.begun];
      return {
        ...withSessions(choice, step.sessions),
        lost: [...choice.lost, ...choice.sessions.filter((session) => !known.includes(session))],
        begun: [...choice.begun, ...step.begun],
        payment: choice.payment, // perhaps it was this order that took the last place
      };
    }
    case 'whole room':
      return { ...choice, wholeRoom: step.on, lost: [], begun: [], payment: undefined }; // the form then asks for a session
    case 'ordered':
      return { ...choice, payment: step.payment };
  }
}

/** Places left in a session of a day, as the server says, also of a day that it marks as full. */
export function balanceOf(day: Day, session: SessionName): number {
  // `SESSIONS` contains every session
  const { balance } = SESSIONS.find(({ name }) => name === session)!;
  return day[balance];
}

/** Whether a day is marked as full, or has no session with places left, so that it cannot be chosen. */
export function isFull(day: Day): boolean {
  return day.is_full_room || SESSIONS.every(({ name }) => balanceOf(day, name) === 0);
}

/** The sessions that have places left on the day. */
export function openSessions(sessions: readonly SessionName[], day: Day): readonly SessionName[] {
  return isFull(day) ? [] : sessions.filter((session) => balanceOf(day, session) > 0);
}

/** The sessions that have begun on a date and can no longer be chosen (D25). */
export function begunSessions(sessions: readonly SessionName[], date: string, moment: Moment): readonly SessionName[] {
  return SESSIONS.filter(({ name, begins }) => sessions.includes(name) && hasBegunAt(moment, date, begins)).map(
    ({ name }) => name,
  );
}

/** Whether all sessions of a date have begun. */
export const isOver = (date: string, moment: Moment): boolean =>
  SESSIONS.every(({ begins }) => hasBegunAt(moment, date, begins));

/** The days sorted, without duplicates. */
export function daysInOrder(days: readonly Day[]): readonly Day[] {
  return eachOnce(days, ({ date }) => date).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether somebody has booked one of the sessions already, so that the server may refuse the whole room. */
export function isPartlyTaken(room: Room, day: Day, sessions: readonly SessionName[]): boolean {
  return sessions.some((session) => balanceOf(day, session) < room.max_persons);
}

/** Whether the fee for a whole room is charged for each order or for each session (D23). */
export type RoomFee = 'order' | 'session';

/** What an order costs, in sen: the fee, for how many sessions it is charged (`undefined` for the order), and the product (D23). */
export function quote(
  { price_per_person, price_per_room }: Room,
  sessions: readonly SessionName[],
  wholeRoom: boolean,
  roomFee: RoomFee,
): { each: number; times: number | undefined; total: number } {
  const each = wholeRoom ? price_per_room : price_per_person;
  const times = wholeRoom && roomFee === 'order' ? undefined : sessions.length;
  return { each, times, total: each * (times ?? 1) };
}
