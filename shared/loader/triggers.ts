import { tellLater } from './later.ts';

/** How far ahead of the viewport `visible` loads. */
const AHEAD = '200px';
/** When `idle` loads on a page that never rests. */
const IDLE_AT_LAST_MS = 2000;

const seen = new WeakMap<Element, () => void>();
let viewport: IntersectionObserver | undefined;

/**
 * Calls `due` when the element is to be loaded, with the event that woke it if there was one. It may call again, and after the element has
 * left: the caller knows whether it still matters.
 * @param load `eager`, `idle`, `visible`, `interaction` or `media(…)`; anything else is `visible`
 * @param prefetch the first sign of interest in an `interaction` widget
 */
export function arm(
  element: HTMLElement,
  load: string | undefined,
  prefetch: () => void,
  due: (waking?: Event) => void,
): void {
  if (load?.startsWith('media('))
    tellLater(({ whenMedia }) => whenMedia(load.slice('media('.length, -1), due));
  else if (load === 'eager') due();
  else if (load === 'idle') whenIdle(due);
  else if (load === 'interaction') {
    whenInteraction(element, prefetch, due);
    tellLater(({ canBeWokenByKey }) => canBeWokenByKey(element) || whenVisible(element, due));
  } else whenVisible(element, due);
}

/** Calls back when the browser has nothing better to do, or after 2 s. */
export function whenIdle(due: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => due(), { timeout: IDLE_AT_LAST_MS });
  else setTimeout(due); // Safari, or a page that took it away
}

/** One observer serves the page, so that thousands of elements cost no more than a list. */
function whenVisible(element: Element, due: () => void): void {
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        viewport!.unobserve(target);
        seen.get(target)!();
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  seen.set(element, due);
  viewport.observe(element);
}

/** Every click or key on the fallback; pointer-over and focus only prefetch. */
function whenInteraction(element: HTMLElement, prefetch: () => void, due: (waking: Event) => void): void {
  const wake = (event: Event): void => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (key !== 'Tab' && key !== 'Escape' && !ctrlKey && !metaKey) due(event);
  };
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, prefetch);
  for (const type of ['click', 'keydown']) element.addEventListener(type, wake);
}
