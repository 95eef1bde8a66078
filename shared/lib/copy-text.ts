// chunk: popups
import { closestComposed, focusedElement } from './composed-tree.ts';
import { createElement, documentMember } from './native-dom.ts';

/**
 * Puts a text on the clipboard: with the Clipboard API, or on plain http and where that is refused by the older copy command.
 * Call it directly from the click, browsers want the person's action.
 * @param near where the person clicked; the older way must happen inside the same modal dialog
 * @returns true only if the whole text was copied (D19). An empty text is nothing to copy.
 */
export async function copyText(text: string, near: Element | null = focusedElement()): Promise<boolean> {
  if (text === '') return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // no Clipboard API on plain http, or the page's permissions policy refuses it
    return copyBySelection(text, closestComposed(near, 'dialog') ?? documentMember('body'));
  }
}

function copyBySelection(text: string, place: HTMLElement): boolean {
  const focused = focusedElement();
  const area = createElement('textarea');
  area.readOnly = true; // no on-screen keyboard
  area.value = text;
  area.tabIndex = -1;
  Object.assign(area.style, { position: 'fixed', top: '0', left: '0', opacity: '0', fontSize: '16px' });
  place.append(area);

  let given = false;
  // the selection only makes the command run; the text goes over exactly, line ends included
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    given = true;
  };
  addEventListener('copy', give, { capture: true }); // the window hears it before anyone on the page
  try {
    area.focus({ preventScroll: true });
    area.setSelectionRange(0, area.value.length);
    return documentMember('execCommand').call(document, 'copy') && given;
  } catch {
    return false;
  } finally {
    removeEventListener('copy', give, { capture: true });
    area.remove();
    focused?.focus({ preventScroll: true });
  }
}
