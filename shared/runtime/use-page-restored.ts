// chunk: read
import { useEffect, useRef } from 'react';

/** Calls back when the browser shows the page again from its back/forward cache, for example after "back" on the payment page (D7). */
export function usePageRestored(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current();
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);
}
