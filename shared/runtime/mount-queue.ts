/** How long mounting may hold the main thread before the page gets a turn, in milliseconds. */
const SLICE_MS = 8;

let queue: Array<{ element: Element; run: () => void }> = [];
let sorted = false;
let scheduled = false;

/** Mounts soon, what is in the viewport first, in slices that leave the page responsive. `run` must not throw. */
export function enqueueMount(element: Element, run: () => void): void {
  queue.push({ element, run });
  sorted = false;
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  scheduled = false;
  const start = performance.now();
  if (!sorted && queue.length > 1) {
    const inView = new Map(queue.map(({ element }) => [element, isInViewport(element)]));
    queue = [
      ...queue.filter(({ element }) => inView.get(element)),
      ...queue.filter(({ element }) => !inView.get(element)),
    ];
  }
  sorted = true;
  let done = 0;
  while (done < queue.length && performance.now() - start < SLICE_MS) queue[done++]!.run();
  queue.splice(0, done);
  if (queue.length) {
    scheduled = true;
    setTimeout(drain);
  }
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
