import { useWindowEvent } from './use-window-event.ts';

/**
 * Calls back when another tab changes what the browser keeps (`localStorage`). A page in the back/forward cache is not told: see `usePageRestored`.
 * @param callback gets whether the other tab has removed it
 */
export function useOtherTabs(key: string, callback: (isGone: boolean) => void): void {
  useWindowEvent('storage', (event) => {
    if (event.key === key) callback(event.newValue === null);
  });
}
