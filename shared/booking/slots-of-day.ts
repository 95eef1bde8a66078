import type { TimeSlot } from './booking.ts';
import { byTime } from '../lib/time/slot-start.ts';

/** The slots of a day for display: sorted by time, without duplicates and without slots that have no time. */
export function slotsInOrder(slots: readonly TimeSlot[]): readonly TimeSlot[] {
  const byName = new Map<string, TimeSlot>();
  for (const slot of slots) if (slot.time.trim() && !byName.has(slot.time)) byName.set(slot.time, slot);
  return [...byName.values()].toSorted((a, b) => byTime(a.time, b.time));
}
