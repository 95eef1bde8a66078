// chunk: popups
import { dialogsText } from './dialogs.text.ts';
import { asText, type PopupOptions } from './fire.ts';
import { showModal } from './show-modal.ts';

export interface ConfirmOptions extends PopupOptions {
  /** Default 'Ya' / 'Yes'. */
  confirmText?: string;
  /** Default 'Batal' / 'Cancel'. */
  cancelText?: string;
}

/** Asks before something happens. @returns true only for the confirm button; Escape and a click beside it mean no */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const words = dialogsText[options.locale ?? 'ms'];
  const { confirmText = words.yes, cancelText = words.cancel, icon = 'question' } = options;
  return showModal(
    { ...options, icon },
    {
      confirmButtonText: asText(confirmText),
      cancelButtonText: asText(cancelText),
      showCancelButton: true,
      reverseButtons: true,
    },
    (question) => window.confirm(question), // oxlint-disable-line no-alert -- the way out when our dialogs cannot be fetched
  );
}
