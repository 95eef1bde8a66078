// chunk: ui
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the person presses outside an open panel, or the focus moves outside it. */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    // outside the shadow root, `target` is the widget's element; the composed path has the real one
    const onOutside = (event: Event): void => {
      if (box.current && !event.composedPath().includes(box.current)) onDismiss();
    };
    addEventListener('pointerdown', onOutside, true);
    addEventListener('focusin', onOutside, true);
    return () => {
      removeEventListener('pointerdown', onOutside, true);
      removeEventListener('focusin', onOutside, true);
    };
  }, [box, open]);
}
