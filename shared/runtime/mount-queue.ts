/** How many of a page's first widgets mount together, because each paint between two costs a slow phone as much as ten widgets. */
const AT_START = 24;
/** How long mounting those may block the main thread, in milliseconds: up to this nobody notices. */
const START_SLICE_MS = 150;
/** The same for all that come later: the person may be scrolling. */
const SLICE_MS = 30;
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
let mounted = 0;

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
  const queue = onScreen.length ? onScreen : others;
  const until = performance.now() + (mounted < AT_START ? START_SLICE_MS : SLICE_MS);
  let done = 0;
  // the loop's condition: `done` is an index of the queue
  while (done < queue.length && done < AT_START && performance.now() < until) queue[done++]!.run();
  mounted += done;
  queue.splice(0, done);
  scheduled = Boolean(added.length || onScreen.length || others.length);
  if (scheduled) setTimeout(drain);
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
