// chunk: ui
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when another tab changes what the browser keeps (`localStorage`). A page in the back/forward cache is not told: see `usePageRestored`.
 * @param callback gets whether the other tab has removed it
 */
export function useOtherTabs(key: string, callback: (isGone: boolean) => void): void {
  const onStored = useEffectEvent((event: StorageEvent): void => {
    if (event.key === key) callback(event.newValue === null);
  });
  useEffect(() => {
    const stored = (event: StorageEvent): void => onStored(event);
    addEventListener('storage', stored);
    return () => removeEventListener('storage', stored);
  }, []);
}
