/**
 * How long mounting what is in the viewport may block the main thread, in milliseconds. In one slice, because each paint between
 * two costs a slow phone as much as ten widgets; up to this nobody notices.
 */
const ON_SCREEN_SLICE_MS = 150;
/** How many mount in one task at most: on a laptop it then takes less than 50 ms, also where a screen shows more than twenty. */
const AT_ONCE = 24;
/** As `ON_SCREEN_SLICE_MS`, for other widgets. */
const SLICE_MS = 8;
/** About as many widgets as fit on a screen. A shorter queue is not sorted by position, because reading positions costs as much as mounting a quarter of the widgets. */
const A_SCREENFUL = 40;

interface Waiting {
  element: Element;
  run: () => void;
}

let added: Waiting[] = [];
const onScreen: Waiting[] = [];
const others: Waiting[] = [];
let scheduled = false;

/** Mounts or renders a widget soon, in slices that keep the page responsive; in a long queue, widgets in the viewport come first. `run` must not throw. */
export function enqueueRender(element: Element, run: () => void): void {
  added.push({ element, run });
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const areFew = added.length + onScreen.length <= A_SCREENFUL;
  for (const each of added) (areFew || isInViewport(each.element) ? onScreen : others).push(each);
  added = [];
  const [queue, slice] = onScreen.length ? [onScreen, ON_SCREEN_SLICE_MS] : [others, SLICE_MS];
  const until = performance.now() + slice;
  let done = 0;
  // the loop's condition: `done` is an index of the queue
  while (done < queue.length && done < AT_ONCE && performance.now() < until) queue[done++]!.run();
  queue.splice(0, done);
  scheduled = Boolean(added.length || onScreen.length || others.length);
  if (scheduled) setTimeout(drain);
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
