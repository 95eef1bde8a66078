import { closestComposed, createElement, documentMember, focusedElement } from '../../page/index.ts';

/**
 * Copies a text to the clipboard: with the Clipboard API, or with the older copy command where the API is missing (plain http) or refused.
 * Call it directly in the click handler, because browsers require user activation.
 * @param near an element near the click; the older command only works inside the same modal dialog
 * @returns true only if the whole text was copied (D19); false for an empty text
 * @throws what the older command throws (part 2)
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
  area.readOnly = true; // opens no on-screen keyboard
  area.value = text;
  area.tabIndex = -1;
  Object.assign(area.style, { position: 'fixed', top: '0', left: '0', opacity: '0', fontSize: '16px' });
  place.append(area);

  let given = false;
  // the command only runs with a selection; the handler then sets the exact text, line breaks included
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    given = true;
  };
  addEventListener('copy', give, { capture: true }); // in the capture phase on the window, before any listener of the page
  try {
    area.focus({ preventScroll: true });
    area.setSelectionRange(0, area.value.length);
    return documentMember('execCommand').call(document, 'copy') && given;
  } finally {
    removeEventListener('copy', give, { capture: true });
    area.remove();
    focused?.focus({ preventScroll: true });
  }
}
