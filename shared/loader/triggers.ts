import { memberOf } from '../page/index.ts';
import { withFollower } from './load-follower.ts';

/** How far outside the viewport a `visible` widget begins to load. */
const AHEAD = '200px';
/** The longest wait until the page is idle, and until follow.ts is loaded where no widget is on the screen. */
export const AT_LAST_MS = 2000;

/** What waits until it is due. The caller checks whether that still matters: it may have left the page, and is told again. */
interface Waiting {
  readonly element: HTMLElement;
  /** @param event what the person did on it, if that is why */
  wake(event?: Event): void;
}

/** The latest for each element. */
const latest = new WeakMap<EventTarget, Waiting>();
let viewport: IntersectionObserver | undefined;

/**
 * Wakes an element when it should load, an `interaction` widget on the first sign of interest.
 * @param load `eager`, `idle`, `visible` or `interaction`; anything else counts as `visible`
 */
export function arm(waiting: Waiting, load: string | null | undefined): void {
  const { element } = waiting;
  latest.set(element, waiting);
  if (load === 'eager') waiting.wake();
  else if (load === 'idle') whenIdle(() => waiting.wake());
  else if (load === 'interaction') {
    const listen = memberOf(element, 'addEventListener').bind(element);
    // the same function each time, so that an element that comes and goes has it once
    for (const type of ['pointerover', 'focusin', 'click', 'keydown']) listen(type, onInterest);
    withFollower(({ canBeWokenByKey }) => canBeWokenByKey(element) || whenVisible(element));
  } else whenVisible(element);
}

/** Calls back when the browser is idle, at the latest after 2 s. */
export function whenIdle(due: () => void): void {
  // Safari has no requestIdleCallback, and a page may have removed it
  const idle: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (idle?.(due, { timeout: AT_LAST_MS }) === undefined) setTimeout(due);
}

/** One observer for the whole page, so that even thousands of elements are cheap. */
function whenVisible(element: HTMLElement): void {
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // assigned before the observer can call back
        viewport!.unobserve(target);
        latest.get(target)!.wake(); // set before the element is observed
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  viewport.observe(element);
}

/** A click, Enter or Space loads, pointer-over and focus only prefetch. Other keys scroll, write or lead elsewhere. */
function onInterest(event: Event & Partial<KeyboardEvent>): void {
  // a click has no `key`; with Ctrl or ⌘ the browser opens another tab
  if (event.ctrlKey || event.metaKey || !/undefined|Enter| /.test(event.key!)) return;
  // set before the listeners
  latest.get(event.currentTarget!)!.wake(event);
}
