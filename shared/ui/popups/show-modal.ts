import type { SweetAlertOptions } from 'sweetalert2';
import { beforeCopy } from '../../page/modals/index.ts';
import { createElement, documentMember, focusedElement, logError } from '../../page/index.ts';
import { coverWindow, keepPageStill } from './cover-window.ts';
import { fire, type PopupOptions, titleWords } from './show-popup.ts';
import { loadSweetAlert, type Popups } from './load-sweetalert.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { body, host } from './popup-root.ts';

/**
 * Shows a question or message above any open dialog and waits for the answer.
 * @param swalOptions what SweetAlert2 needs for this kind of popup
 * @param withoutSweetAlert asks with a dialog of the browser, if SweetAlert2 cannot be loaded or does not open
 * @returns true when the confirm button was pressed
 */
export function showModal(
  options: PopupOptions,
  swalOptions: SweetAlertOptions,
  withoutSweetAlert: (words: string) => boolean,
): Promise<boolean> {
  const opener = focusedElement();
  return new Promise((resolve, reject) => {
    const open = async () => {
      try {
        const popups = await loadSweetAlert();
        if (options.left?.aborted) return false;
        return await inShell(popups, { near: opener, ...options }, swalOptions, opener);
      } catch (error) {
        logError('a popup could not be shown, so the browser asks in its own way.', error);
        if (options.left?.aborted) return false;
        return withoutSweetAlert(
          [titleWords(options), options.text, options.facts?.map((fact) => [fact].flat().join(': ')).join('\n')]
            .filter(Boolean)
            .join('\n\n'),
        );
      }
    };
    enqueue({ kind: 'modal', show: () => open().then(resolve, reject) });
  });
}

/** Shows the popup in a modal `<dialog>` of its own: the dialog opened last is never inert, however many are open below it. */
async function inShell(
  popups: Popups,
  options: PopupOptions,
  swalOptions: SweetAlertOptions,
  opener: HTMLElement | null,
): Promise<boolean> {
  const atShow = focusedElement();
  const { Swal } = popups;
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
    const { isConfirmed } = await fire(popups, options, {
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
