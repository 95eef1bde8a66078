/**
 * The native modal dialogs of ours that are open, oldest first. They live in shadow roots, where nobody can query for
 * them, and everything outside the last one is inert: whoever shows something over the page has to know it.
 */
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

/** The modal dialog on top, ours or else the page's own; `null` when none is open. */
export function topModal(): HTMLDialogElement | null {
  return modals.at(-1) ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
}

/** Calls back whenever one of our dialogs opens or closes. @returns the end of it */
export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
