import { memberOf } from '../lib/dom/native-dom.ts';
import { withFollower } from './load-follower.ts';

/** How far outside the viewport a `visible` widget begins to load. */
const AHEAD = '200px';
/** The longest wait of `idle`, for a page that is never idle. */
const IDLE_AT_LAST_MS = 2000;

type Due = (waking?: Event) => void;

/** What to call when a waiting element comes near the viewport, or when the person acts on it; the latest for each element. */
const whenSeen = new WeakMap<Element, Due>();
const whenWoken = new WeakMap<EventTarget, Due>();
let viewport: IntersectionObserver | undefined;

/**
 * Calls `due` when the element should load, with the event that caused it, if any; on the first sign of interest in an `interaction` widget,
 * with that event. It may call again, also after the element has left the page: the caller checks whether it still matters.
 * @param load `eager`, `idle`, `visible` or `interaction`; anything else counts as `visible`
 */
export function arm(element: HTMLElement, load: string | null | undefined, due: Due): void {
  if (load === 'eager') due();
  else if (load === 'idle') whenIdle(due);
  else if (load === 'interaction') {
    whenWoken.set(element, due);
    const listen = memberOf(element, 'addEventListener').bind(element);
    // the same function each time, so that an element that comes and goes has it once
    for (const type of 'pointerover focusin click keydown'.split(' ')) listen(type, wake);
    withFollower(({ canBeWokenByKey }) => canBeWokenByKey(element) || whenVisible(element, due));
  } else whenVisible(element, due);
}

/** Calls back when the browser is idle, at the latest after 2 s. */
export function whenIdle(due: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => due(), { timeout: IDLE_AT_LAST_MS });
  else setTimeout(due); // Safari has no requestIdleCallback, and a page may have removed it
}

/** One observer for the whole page, so that even thousands of elements are cheap. */
function whenVisible(element: Element, due: Due): void {
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // assigned before the observer can call back
        viewport!.unobserve(target);
        // set before the element is observed
        whenSeen.get(target)!();
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  whenSeen.set(element, due);
  viewport.observe(element);
}

/** Listens on `interaction` widgets: a click, Enter or Space loads, pointer-over and focus only prefetch. Other keys scroll, write or lead elsewhere. */
function wake(event: Event & Partial<KeyboardEvent>): void {
  // a click has no `key`; with Ctrl or ⌘ the browser opens another tab
  if (event.ctrlKey || event.metaKey || !/undefined|Enter| /.test(event.key!)) return;
  // set before the listeners
  whenWoken.get(event.currentTarget!)!(event);
}
