import { expect } from 'vitest';

/** Takes away what a test left on the page itself: toasts stay for 5 s and would meet the next test. */
export async function closePopups(): Promise<void> {
  const shown = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.dw-swal2-container');
  if (shown().length === 0) return;
  await expect
    .poll(() => {
      for (const popup of shown())
        popup.querySelector<HTMLElement>('.dw-swal2-close, .dw-swal2-cancel, .dw-swal2-confirm')?.click();
      return shown().length;
    })
    .toBe(0);
}
