// chunk: dialog
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../lib/composed-tree.ts';
import { addModal } from '../lib/open-modals.ts';
import { lockPageScroll } from '../lib/scroll-lock.ts';

export interface ModalFocus {
  /** Gets the focus on opening, instead of the first field that can be changed, or else the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing, when the element that had it before is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Shows and closes a native dialog element as a modal one, holds the page still, and brings the focus in and back out. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, focus: ModalFocus): void {
  const close = useRef<(() => void) | null>(null);
  // after every render: the browser may have closed it behind our back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (close.current && !(open && dialog.open)) {
      close.current();
      close.current = null;
    }
    if (open && !dialog.open) close.current = show(dialog, focus);
  });
  useEffect(
    () => () => {
      close.current?.();
      close.current = null;
    },
    [],
  );
}

const FIELDS = 'input:not([type=hidden], [readonly]), select, textarea:not([readonly]), [data-autofocus]';

function show(dialog: HTMLDialogElement, { initialFocus, returnFocus }: ModalFocus): () => void {
  const before = focusedElement();
  dialog.showModal();
  const unlock = lockPageScroll();
  const remove = addModal(dialog);
  const root = dialog.getRootNode();
  root.addEventListener('keydown', keepEscape);
  const field = dialog.querySelector<HTMLElement>(`.ui-dialog-body :is(${FIELDS}):not(:disabled)`);
  const first = initialFocus?.current ?? field ?? dialog.querySelector<HTMLElement>('.ui-dialog-title');
  first?.focus();
  // as the Tab key does: what is typed next replaces the text that is there
  if (first instanceof HTMLInputElement) first.select();
  return () => {
    dialog.close();
    root.removeEventListener('keydown', keepEscape);
    remove();
    unlock();
    const back = before?.isConnected ? before : returnFocus?.current;
    back?.focus({ preventScroll: true });
  };
}

/** Closing by Escape comes after the key itself, which a modal of the host around it would take for its own. */
function keepEscape(event: Event): void {
  if ((event as KeyboardEvent).key === 'Escape') event.stopPropagation();
}
