import type { SweetAlertOptions } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { beforeCopy } from '../../../page/modals/index.ts';
import { createElement, documentMember, focusedElement } from '../../../page/index.ts';
import { type ConfirmOptions, type PopupOptions, coverWindow, keepPageStill } from '../index.ts';
import { dialogsText } from './dialogs.text.ts';
import { asText, fire, isBill } from './show-popup.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { body, host } from './popup-root.ts';

/** @param opener had the focus when it was asked for, and gets it again */
export async function alert(options: PopupOptions, opener: HTMLElement | null): Promise<void> {
  const { ok } = dialogsText[options.locale ?? 'ms'];
  await showModal(options, opener, { confirmButtonText: asText(ok), allowOutsideClick: false });
}

/**
 * @param opener as in `alert`
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

/**
 * Shows a question or message above any open dialog and waits for the answer.
 * @param swalOptions what SweetAlert2 needs for this kind of popup
 * @returns true when the confirm button was pressed
 * @throws Error when SweetAlert2 does not open
 */
function showModal(
  options: PopupOptions,
  opener: HTMLElement | null,
  swalOptions: SweetAlertOptions,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const show = async (): Promise<boolean> =>
      !options.left?.aborted && inShell({ near: opener, ...options }, swalOptions, opener);
    enqueue({ kind: 'modal', show: () => show().then(resolve, reject) });
  });
}

/** Shows the popup in a modal `<dialog>` of its own: the dialog opened last is never inert, however many are open below it. */
async function inShell(
  options: PopupOptions,
  swalOptions: SweetAlertOptions,
  opener: HTMLElement | null,
): Promise<boolean> {
  const atShow = focusedElement();
  const shell = createElement('dialog');
  const close = () => Swal.close();
  // SweetAlert2 knows the Escape key alone; other close requests, such as the Back gesture of Android, send only this. The popup closes the shell.
  shell.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // the browser may close the shell all the same, which closes the popup too
  shell.addEventListener('close', close);
  // shown again by the back/forward cache, the page asks in the name of the person of before, and about what may have changed (D7)
  const onRestored = ({ persisted }: PageTransitionEvent) => persisted && swalOptions.showCancelButton && close();
  const ended = new AbortController();
  const { signal } = ended;
  options.left?.addEventListener('abort', close, { signal });
  addEventListener('pageshow', onRestored, { signal });
  body.append(shell);
  documentMember('body').append(host);
  coverWindow(shell, signal);
  keepPageStill(shell, signal);
  shell.showModal();
  const end = () => {
    stopCleaning();
    ended.abort();
    shell.remove();
    host.remove();
  };
  const stopCleaning = beforeCopy(() => {
    close();
    end();
  });
  try {
    const { isConfirmed } = await fire(options, {
      target: shell,
      heightAuto: false,
      scrollbarPadding: false,
      returnFocus: false, // SweetAlert2 would only find the shadow host
      ...swalOptions,
      willOpen: (popup) => handRoleTo(shell, popup),
    });
    return isConfirmed;
  } finally {
    end();
    // the first that takes it: the opener may be hidden or disabled by now
    [opener, atShow].find((element) => {
      element?.focus({ preventScroll: true });
      return element && focusedElement() === element;
    });
  }
}

/** Moves the role to the shell, so that screen readers find one dialog, not one inside another. */
function handRoleTo(shell: HTMLDialogElement, popup: HTMLElement): void {
  shell.setAttribute('aria-labelledby', popup.getAttribute('aria-labelledby') ?? '');
  shell.setAttribute('aria-describedby', popup.getAttribute('aria-describedby') ?? '');
  for (const name of ['role', 'aria-live', 'aria-modal', 'aria-labelledby', 'aria-describedby'])
    popup.removeAttribute(name);
}
