import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { createElement } from '../../../page/index.ts';
import { followTopModal } from '../../../page/modals/index.ts';
import { type ToastOptions, coverWindow } from '../index.ts';
import { dialogsText } from './dialogs.text.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { body, host } from './popup-root.ts';
import { fire } from './show-popup.ts';

/**
 * Shows a toast when no question is open.
 * @param options with `near`, which gets the focus if the toast had it
 * @returns a promise that resolves when it is gone
 */
export function toast(options: ToastOptions): Promise<void> {
  return new Promise((resolve) => {
    let state: 'waiting' | 'shown' | 'ended' = 'waiting';
    const end = (): void => {
      if (state === 'shown') Swal.close();
      state = 'ended';
      resolve();
    };
    const run = async (): Promise<void> => {
      if (state === 'ended' || options.left?.aborted) return;
      state = 'shown';
      await show(options);
    };
    enqueue({ kind: 'toast', show: () => run().finally(end), end });
  });
}

async function show(options: ToastOptions): Promise<void> {
  const { ms = 5_000, locale = 'ms', near } = options;
  let hadFocus = false;
  const shell = createElement('div');
  shell.className = 'toasts';
  body.append(shell);
  const stopFollowing = followTopModal(host, () => {
    Swal.close();
    host.remove();
  });
  const ended = new AbortController();
  coverWindow(shell, ended.signal);
  try {
    await fire(options, {
      toast: true,
      target: shell,
      position: 'top-end',
      timer: ms,
      showConfirmButton: false,
      showCloseButton: true,
      closeButtonAriaLabel: dialogsText[locale].close,
      willOpen: (popup) => {
        popup.removeAttribute('role');
        popup.removeAttribute('aria-live');
        pauseWhileAttended(popup);
        announce(popup);
      },
      willClose: (popup) => {
        hadFocus = popup.matches(':focus-within');
      },
    });
  } finally {
    ended.abort();
    stopFollowing();
    shell.remove();
    host.remove();
    // its own button leaves the focus nowhere
    if (hadFocus && near instanceof HTMLElement) near.focus({ preventScroll: true });
  }
}

/** Makes only the text a live region, not the close button too. The text is filled in later, because only a change in a live region is announced. */
function announce(popup: HTMLElement): void {
  for (const part of popup.querySelectorAll('.swal2-title, .swal2-html-container')) {
    const words = part.textContent;
    if (!words) continue;
    part.setAttribute('role', 'presentation'); // a toast is not a section with a heading, and a heading cannot be a live region
    const region = createElement('span');
    region.setAttribute('role', 'status');
    part.replaceChildren(region);
    requestAnimationFrame(() => (region.textContent = words));
  }
}

/** Pauses the toast's time while the pointer or the focus is on it. */
function pauseWhileAttended(popup: HTMLElement): void {
  const reasons = new Set<string>();
  const listen = (reason: string, from: string, to: string) => {
    popup.addEventListener(from, () => {
      reasons.add(reason);
      Swal.stopTimer();
    });
    popup.addEventListener(to, () => {
      reasons.delete(reason);
      if (reasons.size === 0) Swal.resumeTimer();
    });
  };
  listen('pointer', 'mouseenter', 'mouseleave');
  listen('focus', 'focusin', 'focusout');
}
