import { createElement, documentMember } from '../page/index.ts';

/** A window whose requests can reach one origin only, even after a redirect. */
export interface ConfinedWindow {
  readonly XMLHttpRequest: typeof XMLHttpRequest;
  /** Calls back when the page removes the frame: its requests then end without any event. */
  onGone(callback: () => void): void;
  close(): void;
}

/**
 * Opens an empty, hidden frame with a policy of its own, which stops redirects to another origin (README of this room). With a
 * service worker it is the page's own window, because a frame's requests would bypass the worker.
 * @param origin the only origin that requests may reach
 */
export async function openConfinedWindow(origin: string): Promise<ConfinedWindow> {
  if (navigator.serviceWorker?.controller) return thisWindow();
  const { frame, loaded } = hiddenFrame();
  await loaded;
  // it is loaded and in the page, so `contentWindow` is set; the type `Window` lacks the global classes
  const contentWindow = frame.contentWindow as Window & typeof globalThis;
  const { document: contentDocument } = contentWindow;
  const policy = contentDocument.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  contentDocument.head.append(policy);
  return {
    XMLHttpRequest: contentWindow.XMLHttpRequest,
    onGone: (callback) => contentWindow.addEventListener('pagehide', callback),
    // removed later: the browser drops the console message of a failed request if its frame is removed at once
    close: () => {
      setTimeout(() => frame.remove());
    },
  };
}

const thisWindow = (): ConfinedWindow => ({ XMLHttpRequest, onGone: () => {}, close: () => {} });

/** An empty frame in the page that nobody sees or reaches, and the promise that it has loaded. */
function hiddenFrame(): { frame: HTMLIFrameElement; loaded: Promise<unknown> } {
  const frame = createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.style.display = 'none';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // not in the body: hosts replace its content
  documentMember('documentElement').append(frame);
  return { frame, loaded };
}
