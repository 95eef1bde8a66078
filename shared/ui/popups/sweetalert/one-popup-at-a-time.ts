import { logError, unawaited } from '../../../page/index.ts';

/**
 * A popup in the queue: a second one would silently close SweetAlert2's first. Questions wait for each other and go before
 * toasts. Only the newest toast is shown, because it reports the last action.
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

/** Ends the toast, as when a widget asks the next question in place. */
export function endToast(): void {
  toast?.end?.();
  current?.end?.();
}

/** Shows a popup now, or when the ones before it are gone. */
export function enqueue(popup: Popup): void {
  endToast();
  if (popup.kind === 'modal') modals.push(popup);
  else toast = popup;
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
