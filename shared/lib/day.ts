// chunk: wire
/**
 * Calendar days of Kuala Lumpur as the wire writes them, `2026-11-23`. As texts they compare and sort as days do, and no
 * clock zone of the visitor can move them (D20). Arithmetic is done in UTC, where every day has 24 hours.
 */
export type Day = string;

const DAY_MS = 86_400_000;
const KUALA_LUMPUR_MS = 8 * 3_600_000; // +08:00 without summer time since 1982

const dayOf = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10);

/** @param now a moment in ms since 1970 @returns the day Kuala Lumpur's calendar shows at that moment */
export function today(now: number = Date.now()): Day {
  return dayOf(now + KUALA_LUMPUR_MS);
}

/** Whether the text is a day that exists, such as `2028-02-29`. */
export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** @param count may be negative @throws RangeError when `day` is not a day */
export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** How many days `to` lies after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** 0 is Sunday ("Ahad"), 6 is Saturday ("Sabtu"). */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** As many days in a row, the first one included. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}
