// chunk: dialog
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../../lib/dom/composed-tree.ts';
import { addModal } from '../../lib/dom/open-modals.ts';
import { restoreFocus } from '../controls/restore-focus.ts';
import { lockPageScroll } from '../../lib/dom/scroll-lock.ts';
import { giveUpDialogLoad } from './dialog-load.ts';

export interface ModalFocus {
  /** Gets the focus on opening; default is the first field that can be changed. The title gets it instead when that is missing or out of sight below. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing if the element that had it before no longer takes it. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Opens and closes a native dialog as a modal one, locks the page's scrolling, and moves the focus in and back. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, focus: ModalFocus): void {
  const shown = useRef<Shown | null>(null);
  // runs after every render, because the browser may have closed the dialog by itself, or made it an ordinary one when the page moved it
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = shown.current;
    if (before && !(open && isModal(dialog))) {
      before.close();
      shown.current = null;
    }
    if (open && !dialog.open && dialog.isConnected) shown.current = show(dialog, focus, before?.focused());
  });
  // while the dialog is still in the page: otherwise the focus would be nowhere for a moment, and a key pressed in it lost
  useLayoutEffect(
    () => () => {
      shown.current?.close();
      shown.current = null;
    },
    [],
  );
}

const isModal = (dialog: HTMLDialogElement): boolean =>
  dialog.open && (dialog.matches(':modal') || !dialog.isConnected);

const FIELDS = 'input:not([type=hidden], [readonly]), select, textarea:not([readonly]), [data-autofocus]';

interface Shown {
  /** The element in the dialog that had the focus last. */
  focused(): HTMLElement | undefined;
  close(): void;
}

/** @param resumed had the focus when the page moved the open dialog: the person goes on there, with what was typed and the caret as they were */
function show(dialog: HTMLDialogElement, { initialFocus, returnFocus }: ModalFocus, resumed?: HTMLElement): Shown {
  const before = focusedElement();
  giveUpDialogLoad();
  dialog.showModal();
  const unlock = lockPageScroll();
  const remove = addModal(dialog);
  const root = dialog.getRootNode();
  root.addEventListener('keydown', keepEscape);
  let focused: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) focused = target;
  };
  dialog.addEventListener('focusin', remember);
  if (resumed) resumed.focus();
  else focusFirst(dialog, initialFocus?.current);
  return {
    focused: () => focused,
    close() {
      dialog.close();
      dialog.removeEventListener('focusin', remember);
      root.removeEventListener('keydown', keepEscape);
      remove();
      unlock();
      restoreFocus(before, returnFocus?.current);
    },
  };
}

function focusFirst(dialog: HTMLDialogElement, initial: HTMLElement | null | undefined): void {
  const field = dialog.querySelector<HTMLElement>(`.ui-dialog-body :is(${FIELDS}):not(:disabled)`);
  const wanted = initial ?? field;
  const first =
    wanted && isInSight(wanted, dialog) ? wanted : (dialog.querySelector<HTMLElement>('.ui-dialog-title') ?? wanted);
  first?.focus({ preventScroll: true });
  // selects the text as the Tab key does, so that typing replaces it
  if (first instanceof HTMLInputElement) first.select();
}

/** Whether an element is visible with the dialog scrolled to its top. A dialog opens there, so that its title is read first. */
function isInSight(element: HTMLElement, dialog: HTMLDialogElement): boolean {
  // browsers may restore the scroll position of the last time it was open
  dialog.querySelector('.ui-dialog-inner')?.scrollTo(0, 0);
  const bar = dialog.querySelector('.ui-dialog-actions:not([hidden])') ?? undefined;
  const end = Math.min(dialog.getBoundingClientRect().bottom, bar?.getBoundingClientRect().top ?? Infinity);
  return element.getBoundingClientRect().bottom <= end;
}

/** Stops Escape from reaching a modal of the host around the widget, which would close as well. The dialog itself still closes. */
function keepEscape(event: Event): void {
  // registered for `keydown` only
  if ((event as KeyboardEvent).key === 'Escape') event.stopPropagation();
}
