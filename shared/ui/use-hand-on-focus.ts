// chunk: ui
import { type RefObject, useLayoutEffect } from 'react';
import { documentMember } from '../lib/native-dom.ts';

/**
 * Hands the focus on when the element goes away with the focus in it, as a message does whose button was pressed: to the
 * nearest element around it that stays, so that the next Tab goes on from there. Who has set the focus otherwise by then is left alone.
 */
export function useHandOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = ref.current;
    return () => {
      // asked here and not of lib/composed-tree, which would bring the dialogs' chunk to every page with a message
      if (!leaving?.contains((leaving.getRootNode() as Document | ShadowRoot).activeElement)) return;
      const around = ancestorsOf(leaving);
      // only after React has taken away what goes can be told what stays
      queueMicrotask(() => {
        if (documentMember('activeElement') === documentMember('body'))
          hold(around.find(({ isConnected }) => isConnected));
      });
    };
  }, [ref]);
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Takes the focus for as long as it stays there; nothing to see, for there is nothing to press. */
function hold(element: HTMLElement | undefined): void {
  if (!element || element.hasAttribute('tabindex')) return element?.focus({ preventScroll: true });
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
      element.style.outline = '';
    },
    { once: true },
  );
}
