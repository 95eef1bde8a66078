import { useEffect, useState } from 'react';
import { type Moment, momentOf } from './moment.ts';

const MINUTE_MS = 60_000;

/** The current minute in Kuala Lumpur. The component renders again whenever a new minute begins (D25). */
export function useMoment(): Moment {
  const [moment, setMoment] = useState(() => momentOf());
  useEffect(() => {
    const look = (): void =>
      setMoment((before) => {
        const now = momentOf();
        return now.day === before.day && now.minutes === before.minutes ? before : now;
      });
    let timer: ReturnType<typeof setTimeout>;
    const lookEveryMinute = (): void => {
      look();
      timer = setTimeout(lookEveryMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    lookEveryMinute();
    // a sleeping phone suspends timers
    addEventListener('visibilitychange', look, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', look, true);
    };
  }, []);
  return moment;
}
