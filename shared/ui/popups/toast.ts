import { focusedElement, logError } from '../../page/index.ts';
import { type Popups, loadPopups } from './load-popups.ts';
import { type ToastOptions, titleWords } from './popup-options.ts';

/** How many were asked for: only the last action is reported. */
let newest = 0;

/**
 * Shows a toast at the top right. Another one replaces it, and a question ends it for good.
 * @returns a promise that resolves when the toast is gone
 */
export async function toast(options: ToastOptions): Promise<void> {
  const near = options.near ?? focusedElement();
  const its = (newest += 1);
  let popups: Popups;
  try {
    popups = await loadPopups(); // as questions wait for it: whatever was asked for first is shown first
  } catch (error) {
    // that it cannot be loaded is logged already
    if (!options.isNews) logError('a toast is not shown.', error);
    else if (its === newest) window.alert(titleWords(options)); // oxlint-disable-line no-alert -- the fallback when ours cannot be loaded
    return;
  }
  await popups.toast({ ...options, near });
}

/** Ends the toast, as when a widget asks the next question in place. Without its code there is none. */
export function endToast(): void {
  loadPopups().then(
    (popups) => popups.endToast(),
    () => {},
  );
}
