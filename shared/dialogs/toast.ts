import { closestComposed, focusedElement } from '../lib/composed-tree.ts';
import { onModalsChange } from '../lib/open-modals.ts';
import { dialogsText } from './dialogs.text.ts';
import { fire, type PopupOptions } from './fire.ts';
import { loadSweetAlert, type SweetAlert } from './load-sweetalert.ts';
import { enqueue } from './one-popup-at-a-time.ts';
import { toastPlace } from './toast-place.ts';

export interface ToastOptions extends PopupOptions {
  /** How long it stays, default 5,000 ms (part 9). The pointer on it or the focus in it stops the time. */
  ms?: number;
}

/** Says something in passing, at the top right. Several wait for each other. Ends when it is gone. */
export function toast(options: ToastOptions): Promise<void> {
  const theme = options.theme ?? closestComposed(focusedElement(), '.dw')?.dataset.theme;
  return new Promise((resolve, reject) => {
    let Swal: SweetAlert | null = null;
    let interrupted = false;
    const run = async () => {
      interrupted = false;
      // without SweetAlert2 there is no toast; it never carries what must be known
      Swal = await loadSweetAlert().catch(() => null);
      if (Swal && !interrupted && !options.left?.aborted) await show(Swal, { ...options, theme });
      if (!interrupted) resolve();
    };
    const interrupt = () => {
      interrupted = true;
      Swal?.close();
    };
    enqueue({ kind: 'toast', show: () => run().catch(reject), interrupt });
  });
}

async function show(Swal: SweetAlert, options: ToastOptions): Promise<void> {
  const { ms = 5_000, locale = 'ms' } = options;
  let container: HTMLElement | null = null;
  const endOfMoves = onModalsChange(() => {
    // not asked of SweetAlert2, which cannot find it when the dialog left the page together with it
    if (container) toastPlace().append(container);
  });
  try {
    await fire(Swal, options, {
      toast: true,
      target: toastPlace(),
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
      },
    });
  } finally {
    endOfMoves();
  }
}

/** A live region is read when its text changes, not when it arrives with it. */
function announce(popup: HTMLElement): void {
  const title = popup.querySelector('.swal2-title');
  const words = title?.textContent ?? '';
  if (!title) return;
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
