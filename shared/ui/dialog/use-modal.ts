import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { focusedElement } from '../../page/index.ts';
import { MODAL_CHANGED } from '../../page/modals/index.ts';
import { giveUpDialogLoad } from '../hooks/index.ts';
import { coverWindow, keepPageStill } from '../popups/index.ts';
import { restoreFocus } from '../controls/index.ts';
import { focusFirst } from './focus-first.ts';

export interface ModalFocus {
  /** Gets the focus on opening; default is the first field that can be changed. Else the title gets it (focus-first.ts). */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing if the element that had it before no longer takes it. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Opens a native dialog as a modal one, and moves the focus in and back. While the page hides what is around it, it is not shown:
 * an unseen modal dialog makes the whole page inert.
 * @param ref a dialog whose parent element has a box
 * @param onDismiss called when the person wants it closed, for example with Escape; it is closed when `open` is false
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onDismiss: () => void,
  focus: ModalFocus,
): void {
  const shown = useRef<Shown | null>(null);
  const interrupted = useRef<LastFocus | undefined>(undefined);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const dismiss = useEffectEvent(() => {
    onDismiss();
    lookAgain(); // the browser may have closed it although it should stay open
  });
  // runs after every render, because the browser may have closed the dialog by itself, or made it an ordinary one when the page moved it
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const current = shown.current;
    if (current && !(open && isModal(dialog))) {
      interrupted.current = current.close();
      shown.current = null;
    }
    if (!open) interrupted.current = undefined;
    else if (!dialog.open && canBeSeen(dialog)) shown.current = show(dialog, focus, dismiss, interrupted.current);
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const observer = new IntersectionObserver(() => dialog.open === canBeSeen(dialog) || lookAgain());
    // the parent has a box again before the dialog has
    for (const each of [dialog, dialog.parentElement]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [ref, open]);
  // while the dialog is still in the page: otherwise the focus would be nowhere for a moment, and a key pressed in it lost
  useLayoutEffect(
    () => () => {
      shown.current?.close();
      shown.current = null;
    },
    [],
  );
}

/** Whether it is open as a modal dialog that can be seen, or out of the page, which may put it back. */
const isModal = (dialog: HTMLDialogElement): boolean =>
  dialog.open && (!dialog.isConnected || (dialog.matches(':modal') && canBeSeen(dialog)));

/** Whether an open dialog could be seen where it is. */
function canBeSeen({ parentElement }: HTMLDialogElement): boolean {
  // before Safari 17.4 without the method, and without a way to hide an element that has a box
  return Boolean(parentElement?.checkVisibility?.() ?? parentElement?.getClientRects().length);
}

/** Where the focus goes when a dialog is shown again, and when it closes after that. */
interface LastFocus {
  /** Had the focus in the dialog last: the person goes on there, with what was typed and the caret as they were. */
  inside: HTMLElement | undefined;
  /** Had it before the dialog was opened. */
  opener: HTMLElement | null;
}

interface Shown {
  close(): LastFocus;
}

/** @param interrupted what `close` returned, if the dialog was open until the page moved or hid it */
function show(
  dialog: HTMLDialogElement,
  { initialFocus, returnFocus }: ModalFocus,
  dismiss: () => void,
  interrupted?: LastFocus,
): Shown {
  const opener = interrupted?.opener ?? focusedElement();
  giveUpDialogLoad();
  const listeners = new AbortController();
  coverWindow(dialog, listeners.signal);
  keepPageStill(dialog, listeners.signal);
  dialog.showModal();
  tellOthers(dialog);
  const root = dialog.getRootNode();
  let inside: HTMLElement | undefined;
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, listeners);
  listen(root, 'keydown', keepDialogKeys);
  listen(dialog, 'focusin', ({ target }) => {
    if (target instanceof HTMLElement) inside = target;
  });
  // both also bubble up here from what is inside: a file input, another dialog
  listen(dialog, 'cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    dismiss();
  });
  // a second Escape makes the browser close the dialog; one that has left the page is ignored
  listen(dialog, 'close', ({ target }) => {
    if (target === dialog && !dialog.open && dialog.isConnected) dismiss();
  });
  if (interrupted?.inside) interrupted.inside.focus();
  else focusFirst(dialog, initialFocus?.current);
  return {
    close() {
      dialog.close();
      listeners.abort();
      tellOthers(dialog);
      restoreFocus(opener, returnFocus?.current);
      return { inside, opener };
    },
  };
}

/** Toasts and notices follow at once: no focus event leaves the widget, and `close` comes when React has taken the dialog away. */
function tellOthers(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event(MODAL_CHANGED, { composed: true }));
}

/** Stops Escape from reaching a modal of the host around the widget, which would close as well, and Tab, with which it would keep the focus. */
function keepDialogKeys(event: Event): void {
  // registered for `keydown` only
  if (/^(Escape|Tab)$/.test((event as KeyboardEvent).key)) event.stopPropagation();
}
