// chunk: popups
import { dialogsText } from './dialogs.text.ts';
import { asText, type PopupOptions } from './fire.ts';
import { showModal } from './show-modal.ts';

export interface AlertOptions extends PopupOptions {
  /** The button's word, default 'OK'. */
  okText?: string;
}

/** Tells something that has to be acknowledged. Ends when the person has pressed the button or Escape; the focus is back by then. */
export async function alert(options: AlertOptions): Promise<void> {
  const { locale = 'ms', okText = dialogsText[locale].ok } = options;
  await showModal(options, { confirmButtonText: asText(okText), allowOutsideClick: false }, (words) => {
    window.alert(words); // oxlint-disable-line no-alert -- the way out when our dialogs cannot be fetched
    return true;
  });
}
