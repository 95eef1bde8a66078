/** What was chosen and not booked, kept for the tab, so that an ended session (W4), Back or a reload does not lose it. */
import { CancelledError, useQueryClient } from '../../runtime/server-state/index.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { plainDate } from '../../contract/index.ts';
import { logError, unawaited } from '../../page/index.ts';
import { object } from '../../lib/schema/index.ts';
import { kept as keptAs } from '../../memory/kept/index.ts';
import { useField, useWidget } from '../../runtime/index.ts';
import { useKeptState } from '../../runtime/visit/index.ts';
import { type Place, placesIn } from './places.ts';
import { keptSelection } from './receipt.ts';
import type { Screen, Step } from './screen.ts';
import { onDate, type Selection, union } from './selection.ts';
import type { SlotKind } from './slot-kind.ts';
import { timesQuery } from './slots-query.ts';

const choice = object({
  state: v.string(),
  place: v.string(),
  date: v.union([v.literal(''), plainDate]),
  added: keptSelection,
  givenBack: keptSelection,
});

type Choice = v.InferOutput<typeof choice>;

/**
 * Keeps the choice, and restores it when the page is opened again. Its dates are read first, because what is no longer free is listed as such.
 * A date that cannot be read stays kept for the next time.
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
  const [where] = useState(() => keptAs('choice', [name]));
  const field = useField<Choice | undefined>(where, undefined, { schema: choice });
  const [kept] = useState(field.value);
  /** Dates that could not be read; `undefined` while they are being read. */
  const [unread, setUnread] = useState<readonly string[] | undefined>(kept ? undefined : []);
  const withUnread = (now: Selection, before: Selection = []): Selection =>
    kept?.place === place
      ? union(
          now,
          before.filter((day) => unread?.includes(day.date)),
        )
      : now;
  const added = withUnread(booking.added, kept?.added);
  const givenBack = withUnread(booking.givenBack, kept?.givenBack);
  const chosen = added.length + givenBack.length > 0 ? { state, place, date, added, givenBack } : undefined;
  useKeptState(field, unread ? chosen : kept, hasEnded);
  const restore = useEffectEvent(async (): Promise<string[]> => {
    const failed: string[] = [];
    if (!kept || !placesIn(places, kept.state).some(({ id }) => id === kept.place)) return failed;
    step({ type: 'show', state: kept.state, place: kept.place, date: kept.date });
    for (const { date: each } of union(kept.added, kept.givenBack))
      try {
        const slots = await client.fetchQuery(timesQuery(kind, kept.place, each));
        const [added, givenBack] = [onDate(kept.added, each), onDate(kept.givenBack, each)];
        step({ type: 'again', place: kept.place, added, givenBack });
        // in the same rendering: what is mine comes with what was chosen beside it, and what is full now is listed
        step({ type: 'times', place: kept.place, date: each, slots });
      } catch (error) {
        failed.push(each);
        if (error instanceof CancelledError) continue; // the element has left the page, or another date was chosen
        logError(
          'the slots that were chosen on a date could not be restored; they are kept until the page is loaded again.',
          element,
          error,
        );
      }
    return failed;
  });
  useEffect(() => unawaited(restore().then(setUnread)), []);
}
