import { waitFor, within } from '@testing-library/dom';
import { body } from '../../shared/ui/popups/sweetalert/index.ts';

/** Testing Library's queries for questions, messages and toasts, which are in a shadow root of their own. */
export const popups = within(body);

/** Removes what a test or a story left: toasts stay for 5 s and would still be there in the next one. */
export async function closePopups(): Promise<void> {
  const shown = (): NodeListOf<HTMLElement> => body.querySelectorAll<HTMLElement>('.dw');
  if (shown().length === 0) return;
  await waitFor(
    () => {
      for (const popup of shown())
        popup.querySelector<HTMLElement>('.swal2-close, .swal2-cancel, .swal2-confirm')?.click();
      if (shown().length > 0) throw new Error('A popup is still on the page.');
    },
    { timeout: 30_000 },
  );
}
