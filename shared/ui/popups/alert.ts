import { dialogsText } from './dialogs.text.ts';
import { asText, type PopupOptions } from './show-popup.ts';
import { showModal } from './show-modal.ts';

/** Shows a message until the person presses the button or Escape. Resolves after the focus has been restored. */
export async function alert(options: PopupOptions): Promise<void> {
  const { ok } = dialogsText[options.locale ?? 'ms'];
  await showModal(options, { confirmButtonText: asText(ok), allowOutsideClick: false }, (words) => {
    window.alert(words); // oxlint-disable-line no-alert -- the fallback when our dialogs cannot be loaded
    return true;
  });
}
