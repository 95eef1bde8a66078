// chunk: popups
import { closestComposed, focusedElement } from '../lib/composed-tree.ts';
import { logError } from '../lib/log.ts';
import { documentMember } from '../lib/native-dom.ts';
import { dialogsText } from './dialogs.text.ts';
import { fire, type PopupOptions } from './fire.ts';
import { loadSweetAlert, type SweetAlert } from './load-sweetalert.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { followTopModal } from './toast-place.ts';

export interface ToastOptions extends PopupOptions {
  /** How long it stays, default 5,000 ms (part 9). The pointer on it or the focus in it stops the time. */
  ms?: number;
}

interface Toast {
  /** What tells it from another one. */
  words: string;
  gone: Promise<void>;
  /** Says it again; its time begins anew. */
  renew?: () => void;
}

let latest: Toast | undefined;

/**
 * Says something in passing, at the top right. The same words again renew it; other words take its place. It never comes back after a
 * question. @returns when it is gone
 */
export function toast(options: ToastOptions): Promise<void> {
  const theme = options.theme ?? closestComposed(focusedElement(), '.dw')?.dataset.theme;
  const { title, text, icon, ms, locale } = options;
  const words = JSON.stringify([title, text, icon, ms, locale, theme]);
  if (latest?.words === words) {
    latest.renew?.();
    return latest.gone;
  }
  let resolve = () => {};
  const gone = new Promise<void>((done) => (resolve = done));
  const own: Toast = { words, gone };
  latest = own;
  let Swal: SweetAlert | null = null;
  let ended = false;
  const end = () => {
    ended = true;
    if (latest === own) latest = undefined;
    Swal?.close();
    resolve();
  };
  const run = async () => {
    // without SweetAlert2 there is no toast; it never carries what must be known
    const loaded = await loadSweetAlert().catch((error: unknown) => logError('a toast is not shown.', error));
    if (!loaded || ended || options.left?.aborted) return;
    Swal = loaded;
    await show(loaded, { ...options, theme }, (renew) => (own.renew = renew));
  };
  enqueue({ kind: 'toast', show: () => run().finally(end), end });
  return gone;
}

async function show(Swal: SweetAlert, options: ToastOptions, renewable: (renew: () => void) => void): Promise<void> {
  const { ms = 5_000, locale = 'ms' } = options;
  let container: HTMLElement | null = null;
  let target = documentMember('body');
  const endOfMoves = followTopModal((place) => {
    target = place;
    // not asked of SweetAlert2, which cannot find it when the dialog left the page together with it
    if (container) place.append(container);
  });
  try {
    await fire(Swal, options, {
      toast: true,
      target,
      position: 'top-end',
      timer: ms,
      showConfirmButton: false,
      showCloseButton: true,
      closeButtonAriaLabel: dialogsText[locale].close,
      willOpen: (popup) => {
        container = popup.parentElement;
        popup.setAttribute('role', 'status');
        pauseWhileAttended(Swal, popup);
        announce(popup);
        renewable(() => {
          Swal.increaseTimer(ms - (Swal.getTimerLeft() ?? 0));
          announce(popup);
        });
      },
    });
  } finally {
    endOfMoves();
  }
}

/** A live region is read when its text changes, not when it arrives with it. */
function announce(popup: HTMLElement): void {
  const title = popup.querySelector('.dw-swal2-title');
  const words = title?.textContent ?? '';
  if (!title || !words) return; // it is about to be said
  title.textContent = '';
  requestAnimationFrame(() => (title.textContent = words));
}

function pauseWhileAttended(Swal: SweetAlert, popup: HTMLElement): void {
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
