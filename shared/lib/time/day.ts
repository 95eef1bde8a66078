/**
 * A calendar day in Kuala Lumpur, written `2026-11-23`. As texts, days compare and sort correctly, and they do not depend on the
 * visitor's time zone (D20). Calculations use UTC, where every day has 24 hours.
 */
export type Day = string;

export const DAY_MS = 86_400_000;
/** +08:00, without summer time since 1982. */
export const KUALA_LUMPUR_MS = 8 * 3_600_000;

const dayOf = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10);

/**
 * The current day in Kuala Lumpur.
 * @param now milliseconds since 1970
 */
export function today(now: number = Date.now()): Day {
  return dayOf(now + KUALA_LUMPUR_MS);
}

/**
 * @param count how many days to add; may be negative
 * @throws RangeError when `day` is not a day
 */
export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** 0 is Sunday ("Ahad"), 6 is Saturday ("Sabtu"). */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** `count` consecutive days, starting with `first`. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}
