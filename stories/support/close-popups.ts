import { waitFor } from '@testing-library/dom';

/** Removes what a test or a story left on the page itself: toasts stay for 5 s and would still be there in the next one. */
export async function closePopups(): Promise<void> {
  const shown = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.dw-swal2-container');
  if (shown().length === 0) return;
  await waitFor(
    () => {
      for (const popup of shown())
        popup.querySelector<HTMLElement>('.dw-swal2-close, .dw-swal2-cancel, .dw-swal2-confirm')?.click();
      if (shown().length > 0) throw new Error('A popup is still on the page.');
    },
    { timeout: 30_000 },
  );
}
