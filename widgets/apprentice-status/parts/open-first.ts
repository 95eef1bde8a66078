import type { KeyboardEvent } from 'react';

/** Keys that choose another entry of a closed list on some systems. */
const CHOOSES = /^(Arrow|Page|Home|End|[^ ]$)/;

/**
 * Opens the list instead of choosing on it while it is closed: each choice is saved at once, and on the way by arrow from Pending
 * to Rejected somebody would be approved. A browser that cannot open a list by script goes its own way.
 */
export function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: select } = event;
  if (!CHOOSES.test(key) || altKey || ctrlKey || metaKey) return;
  try {
    if (select.matches(':open')) return;
    select.showPicker();
    event.preventDefault();
  } catch {
    // it knows neither `:open` nor showPicker()
  }
}
