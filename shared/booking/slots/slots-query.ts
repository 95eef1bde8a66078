import type { SlotKind } from './slot-kind.ts';

/**
 * The slots of a place on a day, read each time: those that were free a minute ago may be full now.
 * @param date a day such as `2026-11-23`
 */
export const timesQuery = ({ name, times }: Pick<SlotKind, 'name' | 'times'>, place: string, date: string) => ({
  queryKey: ['slots', name, place, date],
  queryFn: ({ signal }: { signal: AbortSignal }) => times(place, date, signal),
  gcTime: 0,
});
