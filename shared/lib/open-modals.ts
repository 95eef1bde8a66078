// chunk: popups
import { closestComposed, focusedElement } from './composed-tree.ts';
import { queryComposed } from './query-composed.ts';

/** The native modal dialogs of ours that are open, oldest first: of the page's own nobody knows in which order they were opened. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers a dialog that was just shown with `showModal`. @returns what to call when it closes */
export function addModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    const at = modals.indexOf(dialog);
    if (at < 0) return;
    modals.splice(at, 1);
    for (const listener of listeners) listener();
  };
}

/**
 * The modal dialog on top, ours or the page's own, also inside of shadow roots; `null` when none is open. Everything outside of it is
 * inert, so the focus can only be in the one on top.
 */
export function topModal(): HTMLDialogElement | null {
  return (
    closestComposed<HTMLDialogElement>(focusedElement(), 'dialog:modal') ??
    modals.at(-1) ??
    queryComposed<HTMLDialogElement>(document, 'dialog:modal').at(-1) ??
    null
  );
}

/** Calls back when another dialog may be on top: one of ours opened or closed, or the focus went elsewhere. @returns the end of it */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('focusin', listener, true); // a dialog of the page takes the focus when it opens
  return () => {
    listeners.delete(listener);
    removeEventListener('focusin', listener, true);
  };
}
