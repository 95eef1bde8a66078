// chunk: client
import { hiddenFrame } from '../dom/hidden-frame.ts';
import { isConnected } from '../dom/native-dom.ts';

interface OwnClasses {
  readonly Request: typeof Request;
  readonly Headers: typeof Headers;
}

let frame: HTMLIFrameElement | undefined;

/**
 * The browser's `Request` and `Headers`. A page may have replaced them (MooTools' `Request`, an old polyfill); then those of an empty,
 * hidden frame are used. The build makes ky use this function (shared/patches/own-classes.ts).
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
  if (!frame || !isConnected(frame)) ({ frame } = hiddenFrame());
  // every window has both, but the type `Window` lacks them
  return frame.contentWindow as unknown as OwnClasses;
}
