import { useWindowEvent } from './use-window-event.ts';

/** Calls back when the browser restores the page from its back/forward cache, for example after going back from the payment page (D7). */
export function usePageRestored(callback: () => void): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
