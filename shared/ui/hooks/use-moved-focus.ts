import { useLayoutEffect } from 'react';
import { useUi } from '../base/index.ts';

/**
 * Keeps the focus in a control that is rendered in another place of its list: an element that React moves loses it. Call it before effects that
 * move the focus on purpose.
 */
export function useMovedFocus(): void {
  const { root } = useUi();
  const focused = root.activeElement;
  useLayoutEffect(() => {
    if (focused instanceof HTMLElement && root.activeElement !== focused) focused.focus();
  });
}
