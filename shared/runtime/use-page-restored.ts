// chunk: ui
import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores the page from its back/forward cache, for example after going back from the payment page (D7). */
export function usePageRestored(callback: () => void): void {
  const onRestored = useEffectEvent(callback);
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) onRestored();
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);
}
