// chunk: above
import { beforeCopy } from './before-copy.ts';
import { documentMember, isConnected, matches } from './native-dom.ts';
import { onTopModalChange, topModal } from './open-modals.ts';

const hasPopovers = 'showPopover' in HTMLElement.prototype;

/**
 * Keeps a toast or notice where it can be seen, announced and focused: in the page's body, or in the topmost modal dialog, because everything outside
 * it is inert. There it is in the top layer: above popovers and what fills the screen, and no `transform` of the page moves it.
 * @param element an element of our own with a shadow root
 * @param remove takes it away, because a script keeps a copy of the page
 * @returns stops following; call it when the message is gone
 */
export function followTopModal(element: HTMLElement, remove: () => void): () => void {
  let modal: HTMLDialogElement | null | undefined;
  const raise = (): void => {
    if (!hasPopovers || !isConnected(element)) return;
    element.popover = 'manual';
    if (matches(element, ':popover-open')) element.hidePopover();
    element.showPopover();
  };
  const look = (): void => {
    const now = topModal();
    if (now === modal) return;
    modal?.removeEventListener('close', look);
    modal = now;
    modal?.addEventListener('close', look);
    (modal ?? documentMember('body')).append(element);
    raise();
  };
  look();
  addEventListener('fullscreenchange', raise);
  const endOfWatch = onTopModalChange(look);
  const stopCleaning = beforeCopy(remove);
  return () => {
    removeEventListener('fullscreenchange', raise);
    endOfWatch();
    stopCleaning();
    modal?.removeEventListener('close', look);
  };
}
