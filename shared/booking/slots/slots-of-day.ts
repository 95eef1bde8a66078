import type { TimeSlot } from './booking.ts';
import { byTime, eachOnce } from '../../lib/index.ts';

/** The slots of a day for display: sorted by time, without duplicates and without slots that have no time. */
export function slotsInOrder(slots: readonly TimeSlot[]): readonly TimeSlot[] {
  return eachOnce(slots, ({ time }) => time)
    .filter(({ time }) => time.trim())
    .toSorted((a, b) => byTime(a.time, b.time));
}
