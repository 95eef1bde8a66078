import { type RefObject, useEffect } from 'react';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Closes on a request without a key, such as Android's Back, which would else leave the page (before Chrome 126 it does). Only
 * what a press has opened: else it shares the request of the dialog around it.
 * @param anchor gets the key; inside or around it is what handles Escape
 */
export function useCloseRequest(anchor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // newer than the floor; an element of the page may have the name, too
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (typeof CloseWatcher !== 'function') return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      anchor.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    return () => watcher.destroy();
  }, [anchor]);
}
