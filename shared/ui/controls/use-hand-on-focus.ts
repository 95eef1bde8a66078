import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '../../page/index.ts';
import { holdFocus } from './restore-focus.ts';

/**
 * Hands the focus on when the element is removed with it, for example the button of a message. The nearest ancestor that stays
 * gets it, so that the next Tab continues from there.
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
