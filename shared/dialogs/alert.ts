// chunk: popups
import { dialogsText } from './dialogs.text.ts';
import { asText, type PopupOptions } from './show-popup.ts';
import { showModal } from './show-modal.ts';

export interface AlertOptions extends PopupOptions {
  /** Text of the button; default 'OK'. */
  okText?: string;
}

/** Shows a message until the person presses the button or Escape. Resolves after the focus has been restored. */
export async function alert(options: AlertOptions): Promise<void> {
  const { locale = 'ms', okText = dialogsText[locale].ok } = options;
  await showModal(options, { confirmButtonText: asText(okText), allowOutsideClick: false }, (words) => {
    window.alert(words); // oxlint-disable-line no-alert -- the fallback when our dialogs cannot be loaded
    return true;
  });
}
