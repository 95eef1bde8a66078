import { useEffect, useEffectEvent } from 'react';
import { watchKept } from '../../page/visits/index.ts';

/**
 * Calls back when an element of this page, also this one, keeps another value: an item may be twice on it, for narrow and for wide windows. For
 * other tabs there is `useOtherTabs`.
 * @param callback gets whether the value is still there after the page is left
 */
export function useKeptHere(key: string, callback: (isStored: boolean) => void): void {
  const onKept = useEffectEvent(callback);
  useEffect(() => watchKept((kept, isStored) => kept === key && onKept(isStored)), [key]);
}
