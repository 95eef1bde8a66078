import { coverWindow } from './cover-window.ts';
import { createElement, focusedElement, logError } from '../../page/index.ts';
import { followTopModal } from '../../page/modals/index.ts';
import { dialogsText } from './dialogs.text.ts';
import { fire, type PopupOptions, titleWords } from './show-popup.ts';
import { loadSweetAlert, type Popups } from './load-sweetalert.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { body, host } from './popup-root.ts';

export interface ToastOptions extends PopupOptions {
  /**
   * How long it is visible, in ms; default 5,000 (part 9). The time pauses while the pointer or focus is on it.
   * @internal for tests
   */
  ms?: number;
  /** Said nowhere else, such as whether a text was copied: by the browser, when the code of toasts cannot be loaded. */
  isNews?: boolean;
}

/**
 * Shows a toast at the top right. Another one replaces it, and a question ends it for good.
 * @returns a promise that resolves when the toast is gone
 */
export function toast(options: ToastOptions): Promise<void> {
  let resolve = () => {};
  const gone = new Promise<void>((done) => (resolve = done));
  const near = options.near ?? focusedElement();
  let popups: Popups | null = null;
  let ended = false;
  const end = () => {
    ended = true;
    popups?.Swal.close();
    resolve();
  };
  const run = async () => {
    const loaded = await loadSweetAlert().catch(
      (error: unknown) =>
        // that it cannot be loaded is logged already
        options.isNews ? window.alert(titleWords(options)) : logError('a toast is not shown.', error), // oxlint-disable-line no-alert -- as in alert.ts
    );
    if (!loaded || ended || options.left?.aborted) return;
    popups = loaded;
    await show(loaded, { ...options, near });
  };
  enqueue({ kind: 'toast', show: () => run().finally(end), end });
  return gone;
}

async function show(popups: Popups, options: ToastOptions): Promise<void> {
  const { ms = 5_000, locale = 'ms', near } = options;
  let hadFocus = false;
  const { Swal } = popups;
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
    await fire(popups, options, {
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
        pauseWhileAttended(Swal, popup);
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
function pauseWhileAttended(Swal: Popups['Swal'], popup: HTMLElement): void {
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
