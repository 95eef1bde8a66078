import { closest } from '../lib/native-dom.ts';
import type { Follower, LateHelpers } from './parts.ts';

/**
 * Copies an element's text and says so in a toast. To be called within the click: Safari refuses a copy that begins later. The text may come
 * later, and with it the code that finds it.
 */
export const copyWith =
  (late: () => Promise<LateHelpers>): Follower['copy'] =>
  async (target, button) => {
    const ready = late();
    // absent on plain http and in Firefox 115; the helper has other ways
    const begun = navigator.clipboard?.write?.([
      new ClipboardItem({ 'text/plain': ready.then((helpers) => helpers.textToCopy(target, button)) }),
    ]);
    begun?.catch(() => {}); // the helper asks for it, if it comes
    return (await ready).copy(target, button, begun);
  };

/** Serves `<button data-copy="#id">` anywhere on the page. */
export function serveCopyButtons(copy: Follower['copy']): void {
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element && closest(target, '[data-copy]');
    if (!button) return;
    event.preventDefault();
    copy(button.dataset.copy!, button).catch(console.error);
  });
}
