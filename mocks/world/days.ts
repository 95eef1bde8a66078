import { addDays, today } from '../../shared/lib/index.ts';
import type { Clock } from './clock.ts';

/**
 * A calendar day in Kuala Lumpur, counted from the clock's today there (D20).
 * @param days `0` is today, `-1` yesterday
 * @returns such as `2026-11-23`
 */
export function dayFromToday(clock: Clock, days: number): string {
  return addDays(today(clock.now()), days);
}
