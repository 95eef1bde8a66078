import { copyText } from '../lib/copy-text.ts';
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';
import { toast } from './toast.ts';

/** Part 2, "Page-level copy behaviour": its messages are English on every page. */
const COPIED = 'Copying text was successful';
const NOT_COPIED = 'Copying text was unsuccessful';
const UNABLE = 'Unable to copy!';

/**
 * Copies the text of an element and says so in a toast.
 * @param target the element or a selector of it: the value of a text area or input, else its text
 * @param askedBy a copy button also has a message for copying that throws
 * @returns true only when the whole text was copied (D19)
 */
export async function copy(target: string | Element, askedBy: 'button' | 'code'): Promise<boolean> {
  try {
    const element = typeof target === 'string' ? document.querySelector(target) : target;
    if (!element)
      throw new Error(
        `nothing was copied, because no element matches ${JSON.stringify(target)}. Check data-copy or the argument of DealerWidgets.copy().`,
      );
    const copied = await copyText(textOf(element));
    unawaited(toast({ title: copied ? COPIED : NOT_COPIED, icon: copied ? 'success' : 'warning', locale: 'en' }));
    return copied;
  } catch (error) {
    logError('the text was not copied.', error);
    unawaited(
      toast(
        askedBy === 'button'
          ? { title: UNABLE, icon: 'error', locale: 'en' }
          : { title: NOT_COPIED, icon: 'warning', locale: 'en' },
      ),
    );
    return false;
  }
}

function textOf(element: Element): string {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return element.value;
  return (element as HTMLElement).innerText ?? element.textContent ?? '';
}
