import { createElement, documentMember } from '../lib/native-dom.ts';

/** A window whose requests reach one origin only, whatever they are redirected to. */
export interface ConfinedWindow {
  readonly XMLHttpRequest: typeof XMLHttpRequest;
  /** Is called when the page takes the window away, which ends its requests without another word. */
  onGone(callback: () => void): void;
  close(): void;
}

/**
 * Opens an empty, hidden frame with a policy of its own. An XMLHttpRequest follows redirects by itself, with its headers and its
 * body; the policy of the window it comes from is the only thing that stops it at another origin. A page with a service worker uses
 * its own window, not confined: requests of an empty frame would go around the worker.
 */
export async function openConfinedWindow(origin: string): Promise<ConfinedWindow> {
  if (navigator.serviceWorker?.controller) return thisWindow();
  const frame = createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.style.display = 'none';
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // not in the body, which hosts replace
  documentMember('documentElement').append(frame);
  await opened;
  const { contentWindow, contentDocument } = frame;
  const policy = contentDocument!.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  contentDocument!.head.append(policy);
  return {
    XMLHttpRequest: (contentWindow as Window & typeof globalThis).XMLHttpRequest,
    onGone: (callback) => contentWindow!.addEventListener('pagehide', callback),
    // what the browser's console says of a request that failed gets lost with the frame when that goes at once
    close: () => {
      setTimeout(() => frame.remove());
    },
  };
}

const thisWindow = (): ConfinedWindow => ({ XMLHttpRequest, onGone: () => {}, close: () => {} });
