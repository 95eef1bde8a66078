import type { WakingEvent } from '../lib/widget-protocol.ts';

/** Calls the wait off. */
export type Cancel = () => void;

/** How far ahead of the viewport `visible` loads, in pixels. */
const AHEAD_PX = 200;
const seen = new WeakMap<Element, () => void>();
let viewport: IntersectionObserver | undefined;

/** Runs `due` once when the element comes within 200 px of the viewport. One observer serves the page. */
export function whenVisible(element: Element, due: () => void): Cancel {
  const margin = `${AHEAD_PX}px`;
  viewport ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        viewport!.unobserve(target);
        seen.get(target)?.();
      }
    },
    { rootMargin: margin, scrollMargin: margin },
  );
  seen.set(element, due);
  viewport.observe(element);
  return () => viewport!.unobserve(element);
}

/** Runs `due` once when the browser has nothing better to do. */
export function whenIdle(due: () => void): Cancel {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(due, 200); // Safari
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(due, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** Runs `due` once the media query matches. An unreadable query never matches. */
export function whenMedia(query: string, due: () => void): Cancel {
  const list = matchMedia(query);
  const check = (): void => {
    if (!list.matches) return;
    list.onchange = null;
    due();
  };
  list.onchange = check;
  check();
  return () => (list.onchange = null);
}

/**
 * Runs `due` with the first click or key on the fallback; pointer-over and focus only call `prefetch`. What woke the widget is kept
 * from its default action (following a link, sending a form), because it is replayed on the mounted widget.
 */
export function whenInteraction(
  element: HTMLElement,
  prefetch: () => void,
  due: (waking: WakingEvent) => void,
): Cancel {
  const wake = (event: Event): void => {
    const key = (event as KeyboardEvent).key;
    if (
      event.type === 'keydown' &&
      (key === 'Tab' || key === 'Escape' || (event as KeyboardEvent).ctrlKey || (event as KeyboardEvent).metaKey)
    )
      return;
    event.preventDefault();
    due({ type: event.type, key, target: event.target as Node });
  };
  const events: Array<[string, (event: Event) => void]> = [
    ['pointerover', prefetch],
    ['focusin', prefetch],
    ['click', wake],
    ['keydown', wake],
  ];
  for (const [type, listener] of events) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of events) element.removeEventListener(type, listener);
  };
}
