// chunk: above
import { beforeCopy } from './before-copy.ts';
import { createElement, documentMember } from './native-dom.ts';
import { onTopModalChange, topModal } from './open-modals.ts';
import { showInside } from './show-inside.ts';

/**
 * Finds an element in which a toast or status message can be seen, announced and focused: the page's body, or the topmost modal dialog,
 * because everything outside it is inert. The element is always in the document, as SweetAlert2 needs; a dialog in a shadow root shows
 * it through slots.
 * @param move called with that element at once, and again whenever another dialog becomes the topmost one
 * @param remove takes the message away, because a script keeps a copy of the page
 * @returns stops following; call it when the message is gone
 */
export function followTopModal(move: (place: HTMLElement) => void, remove: () => void): () => void {
  let modal: HTMLDialogElement | null | undefined;
  let leave = (): void => {};
  const look = (): void => {
    const now = topModal();
    if (now === modal) return;
    modal?.removeEventListener('close', look);
    modal = now;
    const leaveLast = leave;
    if (modal) {
      const place = createElement('div');
      leave = showInside(modal, place);
      modal.addEventListener('close', look);
      move(place);
    } else {
      leave = () => {};
      move(documentMember('body'));
    }
    leaveLast(); // nothing is left in it
  };
  look();
  const endOfWatch = onTopModalChange(look);
  const stopCleaning = beforeCopy(remove);
  return () => {
    endOfWatch();
    stopCleaning();
    modal?.removeEventListener('close', look);
    leave();
  };
}
