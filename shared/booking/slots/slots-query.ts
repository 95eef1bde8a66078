import { atmTimes, roomTimes } from '../../contract/calls/index.ts';
import { server } from '../../api/late/index.ts';
import type { AnyCall } from '../../api/index.ts';
import { queryOf } from '../../runtime/server-state/index.ts';

const callLate: AnyCall = (...of) => server().then(({ callAny }) => callAny(...of));

/** Slots are read each time: those that were free a minute ago may be full now. */
const NOT_CACHED = { gcTime: 0 };

/**
 * The slots of an ATM on a day.
 * @param date a day such as `2026-11-23`
 */
export const atmTimesQuery = (atm_id: string, date: string) => ({
  ...queryOf(callLate, atmTimes, { request: { atm_id, date } }),
  ...NOT_CACHED,
});

/**
 * The slots of a room on a day.
 * @param date a day such as `2026-11-23`
 */
export const roomTimesQuery = (room_id: string, date: string) => ({
  ...queryOf(callLate, roomTimes, { request: { room_id, date } }),
  ...NOT_CACHED,
});
