import { beforeCopy } from './before-copy.ts';
import { closestComposed, documentMember, focusedElement, isConnected, matches, memberOf, queryAll } from '../index.ts';

/** Dispatched on a dialog of ours when it has opened or closed. */
export const MODAL_CHANGED = 'dw-modal';

/**
 * The topmost modal dialog, ours or the page's own, also inside shadow roots; `null` when none is open. Everything outside it is inert,
 * so if the focus is in a dialog, that dialog is the topmost one.
 */
function topModal(): HTMLDialogElement | null {
  return (
    closestComposed<HTMLDialogElement>(focusedElement(), 'dialog:modal') ??
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

/** What fills the screen, if it can show a child: in Chromium all around it is inert, as around a modal dialog. */
function filled(): Element | null {
  const element = documentMember('fullscreenElement');
  const cannot = element && (memberOf(element, 'shadowRoot') || matches(element, 'video, iframe, img, canvas'));
  return cannot ? null : element;
}

/**
 * Keeps a toast or notice in the topmost modal dialog, or in the body: everything outside the dialog is inert. In the top layer
 * nothing covers it, and no `transform` of the page moves it.
 * @param element an element of our own with a shadow root
 * @param remove takes it away, because a script keeps a copy of the page
 * @returns stops following; call it when the message is gone
 */
export function followTopModal(element: HTMLElement, remove: () => void): () => void {
  let place: Element | null | undefined;
  const hasPopovers = 'showPopover' in HTMLElement.prototype;
  const raise = (): void => {
    if (!hasPopovers || !isConnected(element)) return;
    element.popover = 'manual';
    if (matches(element, ':popover-open')) element.hidePopover();
    element.showPopover();
  };
  const look = (): void => {
    const now = topModal() ?? filled();
    if (now === place) return;
    place?.removeEventListener('close', look);
    place = now;
    place?.addEventListener('close', look);
    (place ?? documentMember('body')).append(element);
    raise();
  };
  look();
  const fill = (): void => {
    look();
    raise();
  };
  addEventListener('fullscreenchange', fill);
  // a dialog of the page takes the focus when it opens; ours say so, because the focus does not leave their widget
  for (const type of ['focusin', MODAL_CHANGED]) addEventListener(type, look, true);
  const stopCleaning = beforeCopy(remove);
  return () => {
    removeEventListener('fullscreenchange', fill);
    for (const type of ['focusin', MODAL_CHANGED]) removeEventListener(type, look, true);
    stopCleaning();
    place?.removeEventListener('close', look);
  };
}
