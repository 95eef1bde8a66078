import { type UseQueryResult, useQuery } from '../../runtime/server-state/index.ts';
import { useReducer } from 'react';
import { afterClock, type TimeSlot } from './booking.ts';
import type { Moment } from '../index.ts';
import { type Place, placesIn, type State } from './places.ts';
import { useWidget } from '../../runtime/index.ts';
import { lastPlace } from './receipt.ts';
import { firstScreen, nextScreen, type Screen, type Step } from './screen.ts';
import type { SlotKind } from './slot-kind.ts';
import { timesQuery } from './slots-query.ts';

interface ScreenState {
  screen: Screen;
  step: (step: Step) => void;
  /** The places of the chosen state. */
  placesHere: readonly Place[];
  /** The chosen place. */
  place: Place | undefined;
  /** The slots of the chosen date. */
  times: UseQueryResult<readonly TimeSlot[]>;
}

/**
 * The state of a slot screen. New answers and the clock are applied while rendering, not in an effect: an effect would paint, and
 * let the person act on, one frame that shows the new answer with the old choice.
 */
export function useScreen(
  kind: SlotKind,
  places: readonly Place[],
  states: readonly State[],
  moment: Moment,
): ScreenState {
  const { name } = useWidget();
  const [screen, step] = useReducer(nextScreen, undefined, () => {
    const last = lastPlace(name);
    if (last && placesIn(places, last.state).some(({ id }) => id === last.place))
      return firstScreen(last.state, last.place);
    return firstScreen(states.length === 1 ? states[0]?.code : '');
  });
  const { date, booking } = screen;
  const placesHere = placesIn(places, screen.state);
  const place = placesHere.find(({ id }) => id === screen.place);
  const times = useQuery({
    ...timesQuery(kind, screen.place, date),
    enabled: place !== undefined && date !== '',
    refetchOnWindowFocus: true, // slots may have been booked in another tab or on another device
  });
  // setting state while rendering renders again at once; each step makes its own condition false
  if (times.data && times.data !== screen.times) step({ type: 'times', place: screen.place, date, slots: times.data });
  else if (afterClock(booking, moment) !== booking) step({ type: 'clock', moment });
  return { screen, step, placesHere, place, times };
}
