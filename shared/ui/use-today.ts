import { useEffect, useState } from 'react';
import { addDays, type Day, today } from '../lib/day.ts';

/** Kuala Lumpur's today (D20), also when the page stays open past midnight there. */
export function useToday(): Day {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a timer may fire a moment before the clock says midnight, so each look waits for the next one
    const look = (): void => {
      clearTimeout(timer);
      const msToMidnight = Date.parse(`${addDays(day, 1)}T00:00:00+08:00`) - Date.now();
      timer = setTimeout(look, Math.max(1_000, msToMidnight));
      setDay(today());
    };
    look();
    // timers stand still while a phone sleeps
    addEventListener('visibilitychange', look, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', look, true);
    };
  }, [day]);
  return day;
}
