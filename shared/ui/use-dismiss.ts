// chunk: ui
import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the person turns to something outside of an open panel: presses there, or moves the focus there. */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!open) return;
    // the page only knows the widget's element; the path tells what was inside of it
    const turned = (event: Event): void => {
      if (box.current && !event.composedPath().includes(box.current)) latest.current();
    };
    addEventListener('pointerdown', turned, true);
    addEventListener('focusin', turned, true);
    return () => {
      removeEventListener('pointerdown', turned, true);
      removeEventListener('focusin', turned, true);
    };
  }, [box, open]);
}
