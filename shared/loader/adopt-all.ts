import { adopt } from './instances.ts';
import { whenIdle } from './triggers.ts';

/** How long adopting may block the main thread at once, in milliseconds: while idle, and at the start. */
const IDLE_SLICE_MS = 8;
const FIRST_SLICE_MS = 2;

/** Elements that were found but not adopted yet, in reverse order, because the next one is popped off the end. */
let backlog: HTMLElement[] = [];

/** Adopts elements in slices, because a page may have thousands. */
export function adoptAll(found: HTMLElement[]): void {
  const idle = !backlog.length;
  backlog = [...found.reverse(), ...backlog];
  if (idle) work(FIRST_SLICE_MS);
}

function work(slice = IDLE_SLICE_MS): void {
  const until = performance.now() + slice;
  // the loop's condition: the backlog is not empty
  while (backlog.length && performance.now() < until) adopt(backlog.pop()!);
  if (backlog.length) whenIdle(work); // widgets in the viewport load before the rest is adopted
}
