// chunk: ui
import { type RefObject, useEffect } from 'react';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * A close request without a key, such as the Back gesture of Android, closes what the person has opened as Escape does; without this it leaves
 * the page. In browsers without close watchers (before Chrome 126) it still does. The browser lets only what a press has opened have a request
 * of its own: what opens by itself would share that of the dialog around it, and both would close.
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
