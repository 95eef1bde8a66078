import { beforeCopy } from './before-copy.ts';
import { documentMember, isConnected, matches, memberOf } from '../index.ts';
import { topModal } from './top-modal.ts';

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
  addEventListener('focusin', look, true); // a dialog takes the focus when it opens
  const stopCleaning = beforeCopy(remove);
  return () => {
    removeEventListener('fullscreenchange', fill);
    removeEventListener('focusin', look, true);
    stopCleaning();
    place?.removeEventListener('close', look);
  };
}
