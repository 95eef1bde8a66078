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

/** A Monday, from which the names of a week begin. */
export const MONDAY: Day = '2024-01-01';

/** 0 is Sunday ("Ahad"), 6 is Saturday ("Sabtu"). */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** `count` consecutive days, starting with `first`. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A moment by Kuala Lumpur's clock. */
function atKualaLumpur(ms: number): string {
  return `${new Date(ms + KUALA_LUMPUR_MS).toISOString().slice(0, 19)}+08:00`;
}

/**
 * Reads a server's date and time (W11).
 * @param text `2026-11-23 09:00:00` (Kuala Lumpur's clock; also with `T`, without seconds, or a date alone, which means midnight),
 *   or ISO with `Z` or an offset
 * @returns `2026-11-23T09:00:00+08:00`: `slice(0, 10)` is the day in Kuala Lumpur, `slice(11, 16)` the time there;
 *   `undefined` when the text is not a moment, or the calendar has no such day
 */
export function kualaLumpurTime(text: string): string | undefined {
  const parts = SHAPE.exec(text.trim());
  if (!parts) return undefined;
  const [, date, time = '00:00', seconds = '00', zone] = parts;
  const clock = `${date}T${time}:${seconds}`;
  const ms = Date.parse(`${clock}Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 19) !== clock) return undefined;
  return atKualaLumpur(ms - zoneOffsetMs(zone));
}

function zoneOffsetMs(zone: string | undefined): number {
  if (!zone) return KUALA_LUMPUR_MS;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
