import { unawaited } from '../lib/unawaited.ts';
/**
 * SweetAlert2 shows one popup per page: a second one silently ends the first. So ours wait for each other, and for the
 * page's own. Questions go before toasts, and a toast that had to make room is shown again afterwards.
 */
export interface Popup {
  kind: 'modal' | 'toast';
  /** Shows it and ends when it is gone; it never fails, whoever waits for it is told another way. */
  show: () => Promise<void>;
  /** Takes a toast away early. */
  interrupt?: () => void;
}

const waiting: Popup[] = [];
let current: Popup | undefined;

export function enqueue(popup: Popup): void {
  const firstToast = waiting.findIndex((each) => each.kind === 'toast');
  if (popup.kind === 'toast' || firstToast < 0) waiting.push(popup);
  else waiting.splice(firstToast, 0, popup);
  if (popup.kind === 'modal' && current?.kind === 'toast' && current.interrupt) {
    waiting.push(current);
    current.interrupt();
  }
  if (!current) unawaited(work());
}

async function work(): Promise<void> {
  for (current = waiting.shift(); current; current = waiting.shift()) {
    await pageShowsNone();
    await current.show();
  }
}

function pageShowsNone(): Promise<void> {
  const isShown = () => document.querySelector('.swal2-container') !== null;
  return new Promise((resolve) => {
    if (!isShown()) return resolve();
    const observer = new MutationObserver(() => {
      if (isShown()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
