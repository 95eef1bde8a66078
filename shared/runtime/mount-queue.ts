/**
 * How long mounting may hold the main thread before the page gets a turn, in milliseconds. What is on the screen gets more at once:
 * each frame between two slices lays the page out again, and in a table of thousands of rows that costs more than the widgets do.
 */
const ON_SCREEN_SLICE_MS = 30;
const SLICE_MS = 8;

interface Waiting {
  element: Element;
  run: () => void;
}

let added: Waiting[] = [];
let onScreen: Waiting[] = [];
let others: Waiting[] = [];
let scheduled = false;

/** Mounts soon, what is in the viewport first, in slices that leave the page responsive. `run` must not throw. */
export function enqueueMount(element: Element, run: () => void): void {
  added.push({ element, run });
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const inView = added.length > 1 ? added.map(({ element }) => isInViewport(element)) : [true];
  onScreen = [...onScreen, ...added.filter((_, index) => inView[index])];
  others = [...others, ...added.filter((_, index) => !inView[index])];
  added = [];
  const [queue, slice] = onScreen.length ? [onScreen, ON_SCREEN_SLICE_MS] : [others, SLICE_MS];
  const until = performance.now() + slice;
  let done = 0;
  while (done < queue.length && performance.now() < until) queue[done++]!.run();
  queue.splice(0, done);
  scheduled = Boolean(added.length || onScreen.length || others.length);
  if (scheduled) setTimeout(drain);
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
