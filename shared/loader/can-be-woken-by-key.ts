import { logNote } from '../lib/log.ts';
import { matches, queryAll } from '../lib/native-dom.ts';

/** What the Tab key stops at. */
const STOPS =
  ':is(a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[tabindex],[contenteditable]):not(:disabled,[tabindex^="-"])';

let told = false;

/** @returns whether the Tab key reaches the element or something in it. When not, the page's author is told once; the caller wakes the widget in another way. */
export function canBeWokenByKey(element: Element): boolean {
  if (matches(element, STOPS) || queryAll(element, STOPS).length > 0) return true;
  if (!told)
    logNote(
      'data-load="interaction" stands on an element that a keyboard cannot reach, so it is loaded when it is seen. Put a button or link into it, or tabindex="0" on it.',
      element,
    );
  told = true;
  return false;
}
