import { KUALA_LUMPUR_MS } from './day.ts';

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
