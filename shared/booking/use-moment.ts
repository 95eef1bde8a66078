import { useEffect, useState } from 'react';
import { type Moment, momentOf } from './moment.ts';

const MINUTE_MS = 60_000;

/** Kuala Lumpur's moment, to the minute; the page is drawn again with every minute that begins (D25). */
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
    // timers stand still while a phone sleeps
    addEventListener('visibilitychange', look, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', look, true);
    };
  }, []);
  return moment;
}
