/** The steps of the slot screens: state, place, date, slots. Each choice resets the steps below it (part 4, D11). Pure. */
import {
  afterClock,
  afterConflict,
  afterTimes,
  type Booking,
  chosenAgain,
  nothingChosen,
  removed,
  type TimeSlot,
  toggled,
} from './booking.ts';
import { afterBooked, type Changes, isChanged } from './changes.ts';
import type { Moment } from '../index.ts';
import type { Selection } from './selection.ts';
import { slotsInOrder } from './slots-of-day.ts';

export interface Screen {
  /** Code of the state or location; empty until chosen. */
  readonly state: string;
  /** Id of the ATM or room; empty until chosen. */
  readonly place: string;
  readonly date: string;
  readonly booking: Booking;
  /** The last answer of the server for `date` that was merged into `booking`. */
  readonly times?: readonly TimeSlot[];
  /** The screen before the state was changed, while that can be undone (D11). */
  readonly undo: Screen | null;
}

export type Step =
  | { type: 'state'; state: string }
  | { type: 'place'; place: string; clear: boolean }
  | { type: 'date'; date: string }
  | { type: 'times'; place: string; date: string; slots: readonly TimeSlot[] }
  | { type: 'again'; place: string; added: Selection; givenBack: Selection }
  | { type: 'toggle'; slot: TimeSlot }
  | { type: 'remove'; date: string; time: string }
  | { type: 'clock'; moment: Moment }
  | { type: 'sending' }
  | { type: 'conflict'; masa: Selection }
  | { type: 'booked'; changes: Changes }
  | { type: 'show'; state: string; place: string; date: string }
  | { type: 'undo' }
  | { type: 'no undo' };

export const firstScreen = (state = '', place = ''): Screen => ({
  state,
  place,
  date: '',
  booking: nothingChosen,
  undo: null,
});

export function nextScreen(screen: Screen, step: Step): Screen {
  const { booking, date } = screen;
  const book = (next: Booking): Screen => (next === booking ? screen : { ...screen, booking: next });
  switch (step.type) {
    case 'state':
      if (step.state === screen.state) return screen;
      return { ...firstScreen(step.state), undo: screen.place ? { ...screen, undo: null } : screen.undo };
    case 'place':
      if (step.place === screen.place) return screen;
      return { ...firstScreen(screen.state, step.place), date: step.clear ? '' : date, undo: screen.undo };
    case 'date':
      return { ...screen, date: step.date, booking: { ...booking, tooMany: null } };
    case 'times':
      // drop a late answer for another place (W9)
      if (step.place !== screen.place) return screen;
      return {
        ...screen,
        booking: afterTimes(booking, step.date, slotsInOrder(step.slots)),
        times: step.date === date ? step.slots : screen.times,
      };
    case 'again':
      return step.place === screen.place ? book(chosenAgain(booking, step)) : screen;
    case 'toggle':
      return book(toggled(booking, date, step.slot));
    case 'remove':
      return book(removed(booking, step.date, step.time));
    case 'clock':
      return book(afterClock(booking, step.moment));
    case 'sending':
      return book({ ...booking, full: [], begun: [], tooMany: null });
    case 'conflict':
      return book(afterConflict(booking, step.masa));
    case 'booked':
      return book(afterBooked(booking, step.changes));
    case 'show': {
      // slots may have been chosen since the booking
      const undo = isChanged(booking) ? { ...screen, undo: null } : screen.undo;
      return { ...firstScreen(step.state, step.place), date: step.date, undo };
    }
    case 'undo':
      return screen.undo ?? screen;
    case 'no undo':
      return { ...screen, undo: null };
  }
}
