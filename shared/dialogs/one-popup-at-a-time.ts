// chunk: popups
import { logError } from '../lib/page/log.ts';
import { unawaited } from '../lib/page/unawaited.ts';

/**
 * A popup in the queue. There is a queue because SweetAlert2 shows one popup at a time, and a second one silently closes the first.
 * Questions wait for each other and go before toasts. A toast reports the last action only: a newer toast replaces it, and a question ends a visible one for good.
 */
export interface Popup {
  kind: 'modal' | 'toast';
  /** Shows the popup; resolves when it is gone. */
  show: () => Promise<void>;
  /** Ends a toast, whether it is visible or still waiting. */
  end?: () => void;
}

const modals: Popup[] = [];
let toast: Popup | undefined;
let current: Popup | undefined;

/** Shows a popup now, or when the ones before it are gone. */
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
      logError('a popup could not be shown.', error); // the queue continues with the next popup
    }
  }
}
