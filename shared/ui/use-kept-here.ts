// chunk: ui
import { useEffect, useEffectEvent } from 'react';
import { watchKept } from '../lib/storage/browser-storage.ts';

/**
 * Calls back when an element of this page, also this one, keeps another value: an item may be twice on it, for narrow and for wide windows. For
 * other tabs there is `useOtherTabs`.
 */
export function useKeptHere(key: string, callback: () => void): void {
  const onKept = useEffectEvent(callback);
  useEffect(() => watchKept((kept) => kept === key && onKept()), [key]);
}
