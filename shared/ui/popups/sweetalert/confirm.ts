import type { ConfirmOptions } from '../index.ts';
import { dialogsText } from './dialogs.text.ts';
import { showModal } from './show-modal.ts';
import { asText, isBill } from './show-popup.ts';

/**
 * @param opener gets the focus again
 * @returns true only for the confirm button
 */
export function confirm(options: ConfirmOptions, opener: HTMLElement | null): Promise<boolean> {
  const words = dialogsText[options.locale ?? 'ms'];
  const { confirmText = words.yes, icon = isBill(options.facts) ? undefined : 'question' } = options;
  return showModal({ ...options, ...(icon && { icon }) }, opener, {
    confirmButtonText: asText(confirmText),
    cancelButtonText: asText(words.cancel),
    showCancelButton: true,
    reverseButtons: true,
  });
}
