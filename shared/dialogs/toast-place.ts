// chunk: popups
import { showInside } from '../lib/show-inside.ts';
import { createElement, documentMember } from '../lib/native-dom.ts';
import { onTopModalChange, topModal } from '../lib/open-modals.ts';

/**
 * Finds where a toast can be seen, heard and reached: the page, or the modal dialog on top, for everything outside of it is inert.
 * SweetAlert2 only works in the document; a dialog in a shadow root takes the toast in through slots.
 * @param move is called with the place, and again with another one when another dialog is on top
 * @returns the end of it, to be called when the toast is gone
 */
export function followTopModal(move: (place: HTMLElement) => void): () => void {
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
    leaveLast(); // empty by now
  };
  look();
  const endOfWatch = onTopModalChange(look);
  return () => {
    endOfWatch();
    modal?.removeEventListener('close', look);
    leave();
  };
}
