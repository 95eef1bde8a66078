import { memberOf } from '../page/index.ts';
import { withFollower } from './load-follower.ts';

/** How far outside the viewport a `visible` widget begins to load. */
const AHEAD = '200px';
/** The longest wait of `idle`, for a page that is never idle. */
const IDLE_AT_LAST_MS = 2000;

/** What waits until it is due. The caller checks whether that still matters: it may have left the page, and is told again. */
interface Waiting {
  readonly element: HTMLElement;
  /** @param event what the person did on it, if that is why */
  wake(event?: Event): void;
}

/** The latest for each element. */
const unseen = new WeakMap<EventTarget, Waiting>();
const asleep = new WeakMap<EventTarget, Waiting>();
let viewport: IntersectionObserver | undefined;

/**
 * Wakes an element when it should load, an `interaction` widget on the first sign of interest.
 * @param load `eager`, `idle`, `visible` or `interaction`; anything else counts as `visible`
 */
export function arm(waiting: Waiting, load: string | null | undefined): void {
  const { element } = waiting;
  if (load === 'eager') waiting.wake();
  else if (load === 'idle') whenIdle(() => waiting.wake());
  else if (load === 'interaction') {
    asleep.set(element, waiting);
    const listen = memberOf(element, 'addEventListener').bind(element);
    // the same function each time, so that an element that comes and goes has it once
    for (const type of ['pointerover', 'focusin', 'click', 'keydown']) listen(type, onInterest);
    withFollower(({ canBeWokenByKey }) => canBeWokenByKey(element) || whenVisible(waiting));
  } else whenVisible(waiting);
}

/** Calls back when the browser is idle, at the latest after 2 s. */
export function whenIdle(due: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(due, { timeout: IDLE_AT_LAST_MS });
  else setTimeout(due); // Safari has no requestIdleCallback, and a page may have removed it
}

/** One observer for the whole page, so that even thousands of elements are cheap. */
function whenVisible(waiting: Waiting): void {
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // assigned before the observer can call back
        viewport!.unobserve(target);
        // set before the element is observed
        unseen.get(target)!.wake();
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  unseen.set(waiting.element, waiting);
  viewport.observe(waiting.element);
}

/** A click, Enter or Space loads, pointer-over and focus only prefetch. Other keys scroll, write or lead elsewhere. */
function onInterest(event: Event & Partial<KeyboardEvent>): void {
  // a click has no `key`; with Ctrl or ⌘ the browser opens another tab
  if (event.ctrlKey || event.metaKey || !/undefined|Enter| /.test(event.key!)) return;
  // set before the listeners
  asleep.get(event.currentTarget!)!.wake(event);
}
