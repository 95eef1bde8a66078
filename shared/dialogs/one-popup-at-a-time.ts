// chunk: popups
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';

/**
 * SweetAlert2 shows one popup at a time: a second one silently ends the first. So questions wait for each other and go before a toast.
 * A toast belongs to what was just done: a newer one or a question ends it, and it never comes back.
 */
export interface Popup {
  kind: 'modal' | 'toast';
  /** Shows it and ends when it is gone. */
  show: () => Promise<void>;
  /** Ends a toast, whether it is shown already or still waits. */
  end?: () => void;
}

const modals: Popup[] = [];
let toast: Popup | undefined;
let current: Popup | undefined;

export function enqueue(popup: Popup): void {
  if (popup.kind === 'modal') modals.push(popup);
  else {
    toast?.end?.();
    toast = popup;
  }
  current?.end?.();
  if (!current) unawaited(work());
}

function next(): Popup | undefined {
  const modal = modals.shift();
  if (modal) return modal;
  const waiting = toast;
  toast = undefined;
  return waiting;
}

async function work(): Promise<void> {
  while ((current = next())) {
    try {
      await current.show();
    } catch (error) {
      logError('a popup could not be shown.', error); // and the next one has its turn
    }
  }
}
