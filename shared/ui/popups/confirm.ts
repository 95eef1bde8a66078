import { dialogsText } from './dialogs.text.ts';
import { asText, isBill, type PopupOptions } from './show-popup.ts';
import { showModal } from './show-modal.ts';

export interface ConfirmOptions extends PopupOptions {
  /** Text of the confirm button; default 'Ya' / 'Yes'. */
  confirmText?: string;
}

/**
 * Asks the person to confirm an action.
 * @returns true only for the confirm button; Escape and a click outside count as no, and so does leaving the page and coming back to it
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const words = dialogsText[options.locale ?? 'ms'];
  const { confirmText = words.yes, icon = isBill(options.facts) ? undefined : 'question' } = options;
  return showModal(
    { ...options, ...(icon && { icon }) },
    {
      confirmButtonText: asText(confirmText),
      cancelButtonText: asText(words.cancel),
      showCancelButton: true,
      reverseButtons: true,
    },
    (question) => window.confirm(question), // oxlint-disable-line no-alert -- the fallback when our dialogs cannot be loaded
  );
}
