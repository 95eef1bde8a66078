import { useQueryClient } from '../../runtime/server-state/index.ts';
import { logError, unawaited } from '../../page/index.ts';
import { useWidget } from '../../runtime/index.ts';
import { afterTimes, type Booking, datesOf } from './booking.ts';
import type { Screen, Step } from './screen.ts';
import type { SlotKind } from './slot-kind.ts';
import { timesQuery } from './slots-query.ts';
import { slotsInOrder } from './slots-of-day.ts';

/**
 * Reads the slots again: those of the visible date, and of every other date on the summary, because a booking sends all that is mine
 * on its dates.
 */
export function useReadAgain(
  kind: SlotKind,
  { place, date, booking }: Screen,
  step: (step: Step) => void,
): {
  /**
   * What the server says now of the dates that a booking sends, shown as well. The booking replaces all of mine there, and
   * another tab or device may have changed it.
   * @returns the booking with it
   * @throws ApiError when one cannot be read
   */
  readNow: (booking: Booking, dates: readonly string[]) => Promise<Booking>;
  /** Nobody may choose a slot of the visible date until it has been read. */
  readAgain: () => void;
  /** The same, with the slots still on the screen. */
  readAgainQuietly: () => void;
} {
  const client = useQueryClient();
  const { element } = useWidget();
  const { queryKey } = timesQuery(kind, place, date);

  const readOther = async (other: string): Promise<void> => {
    const query = timesQuery(kind, place, other);
    unawaited(client.resetQueries({ queryKey: query.queryKey })); // an answer on its way may be older than the booking
    try {
      const slots = await client.fetchQuery(query);
      step({ type: 'times', place, date: other, slots });
    } catch (error) {
      logError(
        'the slots of a date on the summary could not be read again; opening the date reads them.',
        element,
        error,
      );
    }
  };
  const others = (): void => {
    for (const other of datesOf(booking)) if (other !== date) unawaited(readOther(other));
  };
  return {
    readNow: async (now, dates) => {
      const readOne = async (each: string) => {
        const query = timesQuery(kind, place, each);
        await client.cancelQueries({ queryKey: query.queryKey }); // an answer on its way may be older
        return client.fetchQuery(query);
      };
      const read = await Promise.all(dates.map(readOne));
      return dates.reduce((merged, each, at) => {
        const slots = read[at]!; // there is one for each
        step({ type: 'times', place, date: each, slots });
        return afterTimes(merged, each, slotsInOrder(slots));
      }, now);
    },
    readAgain: () => {
      unawaited(client.resetQueries({ queryKey }));
      others();
    },
    readAgainQuietly: () => {
      unawaited(client.invalidateQueries({ queryKey }));
      others();
    },
  };
}
