// chunk: ui
import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '../../lib/dom/composed-tree.ts';
import { holdFocus } from './restore-focus.ts';

/**
 * Restores focus when the element is removed while it has the focus, for example the button of a message that disappears. The nearest ancestor
 * that stays gets it, so that the next Tab continues from there. Does nothing if something else has the focus by then.
 */
export function useHandOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = ref.current;
    return () => {
      if (!leaving?.contains(focusedElement())) return;
      const around = ancestorsOf(leaving);
      // runs after React has removed the elements of this commit
      queueMicrotask(() => {
        if (!focusedElement()) holdFocus(around.find(({ isConnected }) => isConnected));
      });
    };
  }, [ref]);
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}
