import type { RefObject } from 'react';
import { useWindowEvent } from '../hooks/index.ts';

/** Calls back when the person presses outside an open panel, or the focus moves outside it. */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  // outside the shadow root, `target` is the widget's element; the composed path has the real one
  const onOutside = (event: Event): void => {
    if (box.current && !event.composedPath().includes(box.current)) dismiss();
  };
  useWindowEvent('pointerdown', onOutside, { capture: true, active: open });
  useWindowEvent('focusin', onOutside, { capture: true, active: open });
}
