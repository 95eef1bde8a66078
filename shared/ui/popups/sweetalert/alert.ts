import type { PopupOptions } from '../index.ts';
import { dialogsText } from './dialogs.text.ts';
import { showModal } from './show-modal.ts';
import { asText } from './show-popup.ts';

/** @param opener gets the focus again */
export async function alert(options: PopupOptions, opener: HTMLElement | null): Promise<void> {
  const { ok } = dialogsText[options.locale ?? 'ms'];
  await showModal(options, opener, { confirmButtonText: asText(ok), allowOutsideClick: false });
}
