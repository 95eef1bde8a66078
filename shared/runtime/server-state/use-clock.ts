import { useEffect, useState } from 'react';
import { clockNow, watchServerDate } from '../../page/index.ts';
import { DAY_MS, type Day, KUALA_LUMPUR_MS, today } from '../../lib/index.ts';

/** How long a timer may be, in ms: it stands still while the computer sleeps. */
const LOOK_MS = 60_000;
/** Events when the person comes back to the page. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'];

/**
 * What Kuala Lumpur's clock says (D20); read again whenever a day or minute begins there while the page stays open.
 * @param read always the same function
 * @param periodMs the length of what is read, in ms
 */
export function useClock<Reading extends string | number>(read: () => Reading, periodMs: number): Reading {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a timer may fire slightly too early, so each look schedules the next one
    const look = (): void => {
      clearTimeout(timer);
      const restMs = periodMs - ((clockNow() + KUALA_LUMPUR_MS) % periodMs);
      timer = setTimeout(look, Math.min(restMs, LOOK_MS));
      setReading(read());
    };
    look();
    for (const type of RETURNS) addEventListener(type, look, true);
    const end = watchServerDate(look);
    return () => {
      end();
      clearTimeout(timer);
      for (const type of RETURNS) removeEventListener(type, look, true);
    };
  }, [read, periodMs]);
  return reading;
}

const todayNow = (): Day => today(clockNow());

/** Today in Kuala Lumpur. */
export const useToday = (): Day => useClock(todayNow, DAY_MS);
