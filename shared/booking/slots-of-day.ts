import type { TimeSlot } from './booking.ts';
import { byTime, minutesOf } from './slot-time.ts';

/** The slots of a day as they are shown: in order of time, each once, none without a name. */
export function slotsInOrder(slots: readonly TimeSlot[]): readonly TimeSlot[] {
  const byName = new Map<string, TimeSlot>();
  for (const slot of slots) if (slot.time.trim() && !byName.has(slot.time)) byName.set(slot.time, slot);
  return [...byName.values()].toSorted((a, b) => byTime(a.time, b.time));
}

/** The times that are none, as written by the server: something is wrong with this answer. */
export function unreadableTimes(slots: readonly TimeSlot[]): readonly string[] {
  return slots.map(({ time }) => time).filter((time) => minutesOf(time) === undefined);
}
