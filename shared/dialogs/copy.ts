import { copyText } from '../lib/copy-text.ts';
import { logError } from '../lib/log.ts';
import { documentMember, queryAll, rootOf } from '../lib/native-dom.ts';
import { unawaited } from '../lib/unawaited.ts';
import { toast } from './toast.ts';

/** Part 2, "Page-level copy behaviour": its messages are English on every page. */
const COPIED = 'Copying text was successful';
const NOT_COPIED = 'Copying text was unsuccessful';
const UNABLE = 'Unable to copy!';

/**
 * Copies the text of an element and says so in a toast.
 * @param target the element or a selector of it: the value of a text area or input, else its text
 * @param button the copy button that asks: it also has a message for copying that throws
 * @param begun the copy of `textToCopy` that began within the click; the other ways are tried when it fails or there is none
 * @returns true only when the whole text was copied (D19)
 */
export async function copy(target: string | Element, button?: Element, begun?: Promise<void>): Promise<boolean> {
  const succeeded = begun?.then(
    () => true,
    () => false,
  );
  try {
    const text = textOf(target, button);
    const copied = (await succeeded) || (await copyText(text, button));
    unawaited(toast({ title: copied ? COPIED : NOT_COPIED, icon: copied ? 'success' : 'warning', locale: 'en' }));
    return copied;
  } catch (error) {
    logError('the text was not copied.', error);
    unawaited(
      toast(
        button ? { title: UNABLE, icon: 'error', locale: 'en' } : { title: NOT_COPIED, icon: 'warning', locale: 'en' },
      ),
    );
    return false;
  }
}

/** The text as the clipboard takes it. @throws when there is none, so that what is on the clipboard stays */
export function textToCopy(target: string | Element, button?: Element): Blob {
  const text = textOf(target, button);
  if (text === '') throw new Error('nothing was copied, because the text is empty.');
  return new Blob([text], { type: 'text/plain' });
}

function textOf(target: string | Element, button?: Element): string {
  const element = typeof target === 'string' ? find(target, button) : target;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return element.value;
  return (element as HTMLElement).innerText ?? element.textContent ?? '';
}

/** Beside the button, which may be in a shadow root of the page, or else in the document. */
function find(selector: string, button?: Element): Element {
  const root = button && rootOf(button);
  const near = root instanceof ShadowRoot ? queryAll(root, selector) : [];
  const [found] = [...near, ...queryAll(documentMember('documentElement'), selector)];
  if (found) return found;
  throw new Error(
    `nothing was copied, because no element matches ${JSON.stringify(selector)}. Check data-copy or the argument of DealerWidgets.copy().`,
  );
}
