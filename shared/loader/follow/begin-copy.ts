import { OutdatedError } from './outdated.ts';
import { logError } from '../../page/index.ts';
import type { Follower, LateHelpers } from '../loader-state.ts';

/** Missing on plain http and in Firefox 115, and pages make it throw: the helper copies in other ways then. */
function begin(text: Promise<Blob>): Promise<void> | undefined {
  try {
    const begun = navigator.clipboard?.write?.([new ClipboardItem({ 'text/plain': text })]);
    begun?.catch(() => {}); // if the helper loads, it awaits this promise itself
    return begun;
  } catch {
    return undefined;
  }
}

/**
 * Copies an element's text and confirms it with a toast. Call it inside the click: Safari refuses to copy later. The text itself, and the
 * code that finds it, may come later.
 */
export const copyWith =
  (late: () => Promise<LateHelpers>): Follower['copy'] =>
  async (target, button) => {
    const ready = late();
    const text = ready.then((helpers) => helpers.textToCopy(target, button));
    text.catch(() => {}); // a browser that refuses the clipboard does not look at it; the helper reports its error
    const begun = begin(text);
    try {
      return await (await ready).copy(target, button, begun);
    } catch (error) {
      logError('the text was not copied.', button ?? target, error);
      // the words of loader/late/copy.ts, which has not come; after a deploy there is a notice instead (not-loaded.ts)
      // oxlint-disable-next-line no-alert -- our own messages have not come, either
      if (!(error instanceof OutdatedError)) window.alert(button ? 'Unable to copy!' : 'Copying text was unsuccessful');
      return false;
    }
  };
