import { adopt } from './instances.ts';
import { whenIdle } from './triggers.ts';

/** How long adopting may hold the main thread before the page gets a turn, in milliseconds: when idle, and at once. */
const IDLE_SLICE_MS = 8;
const FIRST_SLICE_MS = 2;

/** Found and not yet adopted, the first last. */
let backlog: HTMLElement[] = [];

/** Adopts in slices: a page may have thousands. */
export function adoptAll(found: HTMLElement[]): void {
  const idle = !backlog.length;
  backlog = [...found.reverse(), ...backlog];
  if (idle) work(FIRST_SLICE_MS);
}

function work(slice = IDLE_SLICE_MS): void {
  const until = performance.now() + slice;
  while (backlog.length && performance.now() < until) adopt(backlog.pop()!);
  if (backlog.length) whenIdle(work); // what is on the screen comes first
}
