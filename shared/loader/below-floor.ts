import { logError } from '../lib/log.ts';
import { documentMember } from '../lib/native-dom.ts';
import type { Follower, LoaderParts } from './parts.ts';

/** What came with Chrome 110 and Firefox 115, with Safari 16.4, and with Chrome 111. widgets.css asks for the like before it keeps places. */
export const isBelowFloor = (): boolean =>
  !('with' in Array.prototype) ||
  !('adoptedStyleSheets' in document) ||
  !CSS.supports('selector(:nth-child(1 of a))');

/** Takes every widget of this build away, for good: the page keeps what the host wrote. Says so once. */
export function leaveAsItIs({ table, instances, release }: LoaderParts): Follower {
  const ours = [...table.keys()].filter((name) => !name.startsWith('~'));
  for (const instance of [...instances.values()]) if (ours.includes(instance.name)) release(instance);
  for (const name of ours) table.delete(name);
  const message =
    'this browser is too old, so the page stays as its host wrote it. Widgets need Chrome, Edge or WebView 111, Safari 16.4, Firefox 115 or newer.';
  logError(message);
  documentMember('documentElement').dispatchEvent(
    new CustomEvent('dw:error', {
      bubbles: true,
      detail: { widget: '', message: `dealer-widgets: ${message}`, error: undefined },
    }),
  );
  return {
    scan() {},
    unmount() {},
    defined() {},
    unknown: () => Promise.resolve(),
    copy: () => Promise.resolve(false),
    canBeWokenByKey: () => true,
    whenMedia() {},
  };
}
