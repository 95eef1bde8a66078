/** The steps of the slot screens: state, place, date, slots; each choice resets what is below it (part 4, D11). Pure. */
import {
  afterClock,
  afterConflict,
  afterTimes,
  type Booking,
  nothingChosen,
  removed,
  type TimeSlot,
  toggled,
} from './booking.ts';
import type { Moment } from './moment.ts';
import type { Selection } from './selection.ts';

export interface Screen {
  /** Code of the state or location; empty until chosen. */
  readonly state: string;
  /** Id of the ATM or room; empty until chosen. */
  readonly place: string;
  readonly date: string;
  readonly booking: Booking;
  /** The screen before the state was changed, as long as that can be undone. */
  readonly undo: Screen | null;
}

export type Step =
  | { type: 'state'; state: string }
  | { type: 'place'; place: string; clear: boolean }
  | { type: 'date'; date: string }
  | { type: 'times'; place: string; date: string; slots: readonly TimeSlot[] }
  | { type: 'toggle'; slot: TimeSlot }
  | { type: 'remove'; date: string; time: string }
  | { type: 'clock'; moment: Moment }
  | { type: 'sending' }
  | { type: 'conflict'; masa: Selection }
  | { type: 'undo' }
  | { type: 'no undo' };

/** @param state chosen from the start when there is only one */
export const firstScreen = (state = ''): Screen => ({ state, place: '', date: '', booking: nothingChosen, undo: null });

export function nextScreen(screen: Screen, step: Step): Screen {
  const { booking, date } = screen;
  const book = (next: Booking): Screen => (next === booking ? screen : { ...screen, booking: next });
  switch (step.type) {
    case 'state':
      if (step.state === screen.state) return screen;
      return { ...firstScreen(step.state), undo: screen.place ? { ...screen, undo: null } : screen.undo };
    case 'place':
      if (step.place === screen.place) return screen;
      return { ...firstScreen(screen.state), place: step.place, date: step.clear ? '' : date };
    case 'date':
      return { ...screen, date: step.date, booking: { ...booking, tooMany: null } };
    case 'times':
      // a late answer for another place is dropped (W9)
      return step.place === screen.place ? book(afterTimes(booking, step.date, step.slots)) : screen;
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
    case 'undo':
      return screen.undo ?? screen;
    case 'no undo':
      return { ...screen, undo: null };
  }
}
