// chunk: popups
import { documentMember } from './native-dom.ts';

let locks = 0;
/** A constructed sheet is in no copy of the page (before-copy.ts), and stays when a script gives `<html>` the attributes of another page. */
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page behind a dialog from scrolling, without a layout shift when its scroll bar disappears. Several dialogs may hold a lock;
 * the page scrolls again when the last one is released.
 * @returns releases the lock; further calls do nothing
 */
export function lockPageScroll(): () => void {
  if (locks++ === 0) {
    const scrollBar = window.innerWidth - documentMember('documentElement').clientWidth;
    const padding = scrollBar > 0 ? `padding-inline-end: ${scrollBar}px !important;` : '';
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(`:root { overflow: hidden !important; ${padding} }`);
    const adopted = documentMember('adoptedStyleSheets');
    if (!adopted.includes(sheet)) adopted.push(sheet);
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) sheet?.replaceSync('');
  };
}
