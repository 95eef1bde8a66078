import { memberOf } from '../lib/dom/native-dom.ts';
import { withFollower } from './later.ts';

/** How far outside the viewport a `visible` widget begins to load. */
const AHEAD = '200px';
/** The longest wait of `idle`, for a page that is never idle. */
const IDLE_AT_LAST_MS = 2000;

const seen = new WeakMap<Element, () => void>();
let viewport: IntersectionObserver | undefined;

/**
 * Calls `due` when the element should load, with the event that caused it, if any. It may call again, also after the element has left the
 * page: the caller checks whether it still matters.
 * @param load `eager`, `idle`, `visible`, `interaction` or `media(…)`; anything else counts as `visible`
 * @param prefetch called on the first sign of interest in an `interaction` widget
 */
export function arm(
  element: HTMLElement,
  load: string | undefined,
  prefetch: () => void,
  due: (waking?: Event) => void,
): void {
  if (load && /^media\(.*\)$/.test(load)) withFollower(({ whenMedia }) => whenMedia(load, due));
  else if (load === 'eager') due();
  else if (load === 'idle') whenIdle(due);
  else if (load === 'interaction') {
    whenInteraction(element, prefetch, due);
    withFollower(({ canBeWokenByKey }) => canBeWokenByKey(element) || whenVisible(element, due));
  } else whenVisible(element, due);
}

/** Calls back when the browser is idle, at the latest after 2 s. */
export function whenIdle(due: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => due(), { timeout: IDLE_AT_LAST_MS });
  else setTimeout(due); // Safari has no requestIdleCallback, and a page may have removed it
}

/** One observer for the whole page, so that even thousands of elements are cheap. */
function whenVisible(element: Element, due: () => void): void {
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // assigned before the observer can call back
        viewport!.unobserve(target);
        // set before the element is observed
        seen.get(target)!();
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  seen.set(element, due);
  viewport.observe(element);
}

/** Loads on a click or key press on the fallback; pointer-over and focus only prefetch. */
function whenInteraction(element: HTMLElement, prefetch: () => void, due: (waking: Event) => void): void {
  const wake = (event: Event): void => {
    // a click has no `key`; with Ctrl or ⌘ the browser opens another tab
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (!/Tab|Escape/.test(key) && !ctrlKey && !metaKey) due(event);
  };
  const listen = memberOf(element, 'addEventListener').bind(element);
  for (const type of ['pointerover', 'focusin']) listen(type, prefetch);
  for (const type of ['click', 'keydown']) listen(type, wake);
}
