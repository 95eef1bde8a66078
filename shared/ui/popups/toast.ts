import { focusedElement, logError } from '../../page/index.ts';
import { loadPopups } from './load-popups.ts';
import { type ToastOptions, titleWords } from './popup-options.ts';

/**
 * Shows a toast at the top right. Another one replaces it, and a question ends it for good.
 * @returns a promise that resolves when the toast is gone
 */
export async function toast(options: ToastOptions): Promise<void> {
  const near = options.near ?? focusedElement();
  const popups = await loadPopups().catch(
    (error: unknown) =>
      // that it cannot be loaded is logged already
      options.isNews ? window.alert(titleWords(options)) : logError('a toast is not shown.', error), // oxlint-disable-line no-alert -- the fallback when ours cannot be loaded
  );
  await popups?.toast({ ...options, near });
}

/** Ends the toast, as when a widget asks the next question in place. Without its code there is none. */
export function endToast(): void {
  loadPopups().then(
    (popups) => popups.endToast(),
    () => {},
  );
}
