import { useEffect, useState } from 'react';
import { addDays, type Day, today } from '../../lib/time/day.ts';

/** Today in Kuala Lumpur (D20); changes at midnight there if the page stays open. */
export function useToday(): Day {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a timer may fire slightly before midnight, so each check schedules the next one
    const look = (): void => {
      clearTimeout(timer);
      const msToMidnight = Date.parse(`${addDays(day, 1)}T00:00:00+08:00`) - Date.now();
      timer = setTimeout(look, Math.max(1_000, msToMidnight));
      setDay(today());
    };
    look();
    // a sleeping phone suspends timers
    addEventListener('visibilitychange', look, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', look, true);
    };
  }, [day]);
  return day;
}
