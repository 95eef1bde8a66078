import type { Clock } from './clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KUALA_LUMPUR_AHEAD_MS = 8 * HOUR_MS;

/**
 * A calendar day in Kuala Lumpur, counted from the clock's today there (D20).
 * @param days `0` is today, `-1` yesterday
 * @returns such as `2026-11-23`
 */
export function dayFromToday(clock: Clock, days: number): string {
  return new Date(clock.now() + KUALA_LUMPUR_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);
}
