import { closestComposed, documentMember, focusedElement, queryAll } from '../index.ts';

/** Our open modal dialogs, oldest first. The order of the page's own dialogs is not known. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Registers a dialog that was just opened with `showModal`.
 * @returns unregisters it; call it when the dialog closes
 */
export function addModal(dialog: HTMLDialogElement): () => void {
  const notify = (): void => listeners.forEach((listener) => listener());
  modals.push(dialog);
  notify();
  return () => {
    const at = modals.indexOf(dialog);
    if (at < 0) return;
    modals.splice(at, 1);
    notify();
  };
}

/**
 * The topmost modal dialog, ours or the page's own, also inside shadow roots; `null` when none is open. Everything outside it is inert,
 * so if the focus is in a dialog, that dialog is the topmost one.
 */
export function topModal(): HTMLDialogElement | null {
  return (
    closestComposed<HTMLDialogElement>(focusedElement(), 'dialog:modal') ??
    modals.at(-1) ??
    queryComposed<HTMLDialogElement>(document, 'dialog:modal').at(-1) ??
    null
  );
}

/** All matching elements in a document or shadow root, open shadow roots inside it included; in tree order within each root. */
function queryComposed<E extends Element = HTMLElement>(root: Document | ShadowRoot, selector: string): E[] {
  const holder = root instanceof ShadowRoot ? root : documentMember('documentElement');
  const inner = queryAll(holder, '*').flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? queryComposed<E>(shadowRoot, selector) : [],
  );
  return [...queryAll<E>(holder, selector), ...inner];
}

/**
 * Calls back when the topmost dialog may have changed: one of ours opened or closed, or the focus moved.
 * @returns removes the listeners
 */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('focusin', listener, true); // a dialog of the page takes the focus when it opens
  return () => {
    listeners.delete(listener);
    removeEventListener('focusin', listener, true);
  };
}
