// chunk: popups
import { beforeCopy } from './before-copy.ts';
import { documentMember } from './native-dom.ts';

let locks = 0;
let undo = () => {};

/**
 * Keeps the page behind a dialog from scrolling, without a layout shift when its scroll bar disappears. Several dialogs may hold a lock;
 * the page scrolls again when the last one is released.
 * @returns releases the lock; further calls do nothing
 */
export function lockPageScroll(): () => void {
  if (locks++ === 0) {
    const { style, clientWidth } = documentMember('documentElement');
    const before = { overflow: style.overflow, padding: style.paddingInlineEnd };
    const scrollBar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`;
    undo = () => {
      undo = () => {};
      stopCleaning();
      style.overflow = before.overflow;
      style.paddingInlineEnd = before.padding;
    };
    // a copy that has these styles never scrolls again
    const stopCleaning = beforeCopy(undo);
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) undo();
  };
}
