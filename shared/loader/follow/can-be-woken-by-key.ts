import { logNote, matches, queryAll } from '../../page/index.ts';

/** Elements that the Tab key can reach. */
const STOPS =
  ':is(a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[tabindex],[contenteditable]):not(:disabled,[tabindex^="-"])';

let isLogged = false;

/**
 * Whether the Tab key reaches the element or something in it. If not, it logs a hint, once per page.
 * @returns false when the caller has to load the widget on another event
 */
export function canBeWokenByKey(element: Element): boolean {
  if (matches(element, STOPS) || queryAll(element, STOPS).length > 0) return true;
  if (!isLogged)
    logNote(
      'data-load="interaction" stands on an element that a keyboard cannot reach, so it is loaded when it is seen. Put a button or link into it, or tabindex="0" on it.',
      element,
    );
  isLogged = true;
  return false;
}
