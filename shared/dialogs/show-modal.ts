// chunk: popups
import type { SweetAlertOptions } from 'sweetalert2';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { closestComposed, focusedElement } from '../lib/composed-tree.ts';
import { logError } from '../lib/log.ts';
import { createElement, documentMember } from '../lib/native-dom.ts';
import { lockPageScroll } from '../lib/scroll-lock.ts';
import { fire, type PopupOptions } from './fire.ts';
import { loadSweetAlert, type SweetAlert } from './load-sweetalert.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import shellCss from './modal-shell.css?inline';

/**
 * Shows a question or a message that waits for its answer, over whatever dialog is open.
 * @param withoutSweetAlert asks in the browser's own way when SweetAlert2 cannot be fetched or does not show it
 * @returns true when the confirm button was pressed
 */
export function showModal(
  options: PopupOptions,
  itsOptions: SweetAlertOptions,
  withoutSweetAlert: (words: string) => boolean,
): Promise<boolean> {
  const opener = focusedElement();
  const theme = options.theme ?? closestComposed(opener, '.dw')?.dataset.theme;
  return new Promise((resolve, reject) => {
    const ask = async () => {
      try {
        const Swal = await loadSweetAlert();
        if (options.left?.aborted) return false;
        return await inShell(Swal, { ...options, theme }, itsOptions, opener);
      } catch (error) {
        logError('a popup could not be shown, so the browser asks in its own way.', error);
        return withoutSweetAlert([options.title, options.text].filter(Boolean).join('\n\n'));
      }
    };
    enqueue({ kind: 'modal', show: () => ask().then(resolve, reject) });
  });
}

/** Inside a native modal dialog of its own: the later one is never inert, however many are open below. */
async function inShell(
  Swal: SweetAlert,
  options: PopupOptions,
  itsOptions: SweetAlertOptions,
  opener: HTMLElement | null,
): Promise<boolean> {
  const atShow = focusedElement();
  adoptStyles(document, shellCss);
  const shell = createElement('dialog');
  shell.className = 'dw-popup-shell';
  // SweetAlert2 hears Escape itself; a second Escape makes the browser close the shell, and then the popup goes too
  shell.addEventListener('cancel', (event) => event.preventDefault());
  const close = () => Swal.close();
  shell.addEventListener('close', close);
  options.left?.addEventListener('abort', close);
  documentMember('body').append(shell);
  shell.showModal();
  const unlock = lockPageScroll();
  try {
    const { isConfirmed } = await fire(Swal, options, {
      target: shell,
      heightAuto: false,
      scrollbarPadding: false,
      returnFocus: false, // it knows only the shadow host
      ...itsOptions,
      willOpen: (popup) => handRoleTo(shell, popup),
    });
    return isConfirmed;
  } finally {
    options.left?.removeEventListener('abort', close);
    shell.remove();
    unlock();
    const back = [opener, atShow].find((element) => element?.getClientRects().length);
    back?.focus({ preventScroll: true });
  }
}

/** One dialog for screen readers, not one inside another. */
function handRoleTo(shell: HTMLDialogElement, popup: HTMLElement): void {
  shell.setAttribute('aria-labelledby', popup.getAttribute('aria-labelledby') ?? '');
  shell.setAttribute('aria-describedby', popup.getAttribute('aria-describedby') ?? '');
  for (const name of ['role', 'aria-live', 'aria-modal', 'aria-labelledby', 'aria-describedby'])
    popup.removeAttribute(name);
}
