/** What was chosen and not booked, kept for the tab, so that an ended session (W4), Back or a reload does not lose it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { logError } from '../lib/page/log.ts';
import { unawaited } from '../lib/page/unawaited.ts';
import { object } from '../lib/schema.ts';
import { keptUnder } from '../lib/storage/kept-under.ts';
import { useWidget } from '../runtime/index.ts';
import { useKeptForReturn, useRestored } from '../saving/kept-for-return.ts';
import { isChanged } from './changes.ts';
import { type Place, placesIn } from './places.ts';
import type { Screen, Step } from './screen.ts';
import { slotsOn, union } from './selection.ts';
import type { SlotKind } from './slot-kind.ts';

const selection = v.array(object({ date: v.string(), slots: v.array(v.string()) }));
const choice = object({
  state: v.string(),
  place: v.string(),
  date: v.string(),
  added: selection,
  givenBack: selection,
});

// kept in sessionStorage until the page is opened again: the place, dates and times that were chosen and not booked, so that an ended session, Back or a reload does not lose them.
const keyOf = (widget: string): string => keptUnder(['choice', widget]);

/**
 * Keeps the choice, and restores it when the page is opened again. Each date is read first, because a booking sends all that is mine on its dates;
 * what is no longer free is listed as such.
 * @param hasEnded whether the session has ended
 */
export function useKeptChoice(
  kind: SlotKind,
  places: readonly Place[],
  { state, place, date, booking }: Screen,
  step: (step: Step) => void,
  hasEnded: boolean,
): void {
  const { element, name } = useWidget();
  const client = useQueryClient();
  const kept = useRestored(keyOf(name), choice);
  const [isRestoring, setIsRestoring] = useState(kept !== undefined);
  const { added, givenBack } = booking;
  const chosen = isChanged(booking) ? { state, place, date, added, givenBack } : undefined;
  useKeptForReturn(keyOf(name), isRestoring ? kept : chosen, hasEnded);
  const restore = useEffectEvent(async () => {
    if (!kept || !placesIn(places, kept.state).some(({ id }) => id === kept.place)) return;
    step({ type: 'show', state: kept.state, place: kept.place, date: kept.date });
    for (const { date: each } of union(kept.added, kept.givenBack))
      try {
        const slots = await client.fetchQuery(kind.times(kept.place, each));
        step({
          type: 'again',
          place: kept.place,
          date: each,
          added: slotsOn(kept.added, each),
          givenBack: slotsOn(kept.givenBack, each),
        });
        // in the same rendering: what is mine comes with what was chosen beside it, and what is full now is listed
        step({ type: 'times', place: kept.place, date: each, slots });
      } catch (error) {
        logError(
          'the slots that were chosen on a date could not be restored; they can be chosen again.',
          element,
          error,
        );
      }
  });
  useEffect(() => unawaited(restore().finally(() => setIsRestoring(false))), []);
}
