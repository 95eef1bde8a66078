// chunk: client
import { createElement, documentMember } from './native-dom.ts';

/** An empty frame in the page that nobody sees or reaches, and the promise that it has loaded. */
export function hiddenFrame(): { frame: HTMLIFrameElement; loaded: Promise<unknown> } {
  const frame = createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.style.display = 'none';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // not in the body: hosts replace its content
  documentMember('documentElement').append(frame);
  return { frame, loaded };
}
