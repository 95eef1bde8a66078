import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/lib/index.ts';

/** Keys that choose another entry of a closed list on some systems. */
const CHOOSES = /^(Arrow|Page|Home|End|[^ ]$)/;

/**
 * Makes keys open a closed list instead of choosing in it. A choice is saved at once, so the arrow key from Pending to Rejected would approve
 * the apprentice on its way. In browsers without showPicker() nothing changes.
 */
export function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: select } = event;
  if (!CHOOSES.test(key) || isShortcut(event)) return;
  try {
    if (select.matches(':open')) return;
    select.showPicker();
    event.preventDefault();
  } catch {
    // the browser has neither `:open` nor showPicker()
  }
}
