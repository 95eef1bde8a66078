import { askedLocale, attributeOf, documentMember, logError, logNote, unawaited } from '../../page/index.ts';
import { copyText, toast } from '../../ui/popups/index.ts';
import { WHERE, copiedElement } from './copied-element.ts';

/** Part 2, "Page-level copy behaviour": these messages are English on every page that does not ask for Malay (D26). */
const texts = {
  en: {
    copied: 'Copying text was successful',
    notCopied: 'Copying text was unsuccessful',
    unable: 'Unable to copy!',
  },
  ms: {
    copied: 'Teks berjaya disalin',
    notCopied: 'Teks tidak berjaya disalin',
    unable: 'Tidak dapat menyalin!',
  },
};

const EMPTY = 'nothing was copied, because the text is empty.';
const REFUSED =
  'the text was not copied, because the browser refuses the clipboard. It needs a page with https, and in a frame allow="clipboard-write".';

/**
 * Copies the text of an element and confirms it with a toast. Call it inside the click: Safari refuses to copy later.
 * @param target the element or its selector: copies the value of an input or text area, otherwise the text
 * @param button the pressed copy button, if any; an exception then shows 'Unable to copy!' (part 2)
 * @returns true only when the whole text was copied (D19)
 */
export async function copy(target: string | Element, button?: Element): Promise<boolean> {
  const locale = askedLocale(button ?? documentMember('documentElement')) ?? 'en';
  const words = texts[locale];
  // the theme around the button, not around the focus: Safari does not focus a button that is clicked
  const say = (title: string, icon: 'success' | 'warning' | 'error'): void =>
    unawaited(toast({ title, icon, locale, near: button, isNews: true }));
  try {
    const text = textOf(target, button);
    const copied = await copyText(text, button);
    if (!copied) logNote(text ? REFUSED : EMPTY, button ?? target);
    say(copied ? words.copied : words.notCopied, copied ? 'success' : 'warning');
    return copied;
  } catch (error) {
    logError('the text was not copied.', button ?? target, error);
    if (button) say(words.unable, 'error');
    else say(words.notCopied, 'warning');
    return false;
  }
}

/** @throws Error when a copy button copies nothing */
export function requireText(button: Element): void {
  if (textOf(attributeOf(button, 'data-copy') ?? '', button) === '') throw new Error(EMPTY);
}

function textOf(target: string | Element, button?: Element): string {
  if (typeof target !== 'string' && !(target instanceof Element))
    throw new Error(`nothing was copied, because ${String(target)} is neither a selector nor an element. ${WHERE}`);
  const element = typeof target === 'string' ? copiedElement(target, button) : target;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return element.value;
  // an SVG element has no innerText
  return (element as HTMLElement).innerText ?? element.textContent ?? '';
}
