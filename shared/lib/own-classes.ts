// chunk: client
import { createElement, documentMember, isConnected } from './native-dom.ts';

interface OwnClasses {
  readonly Request: typeof Request;
  readonly Headers: typeof Headers;
}

let frame: HTMLIFrameElement | undefined;

/**
 * `Request` and `Headers` as the browser has them. A page may have classes of its own under these names (MooTools' `Request`, an old polyfill):
 * then those of an empty, hidden frame stand in. The build gives them to ky in place of the page's (shared/build/own-classes.ts).
 */
export const ownClasses = (): OwnClasses => (areUsable() ? globalThis : ofFrame());

function areUsable(): boolean {
  try {
    const { headers, method } = new Request('https://page.invalid/', { method: 'POST' });
    return method === 'POST' && !headers.has('x') && new Headers({ x: 'y' }).get('x') === 'y';
  } catch {
    return false;
  }
}

function ofFrame(): OwnClasses {
  if (!frame || !isConnected(frame)) {
    frame = createElement('iframe');
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.style.display = 'none';
    documentMember('documentElement').append(frame);
  }
  return frame.contentWindow as unknown as OwnClasses;
}
