import { adopt } from './instances.ts';
import { whenIdle } from './triggers.ts';

/** How many elements are adopted at once: more than fit on a screen, so that those load and mount together, and about 4 ms of work on a laptop. */
const SLICE = 200;

/** Elements that were found but not adopted yet. */
let backlog: HTMLElement[] = [];

/** Adopts elements in slices, because a page may have thousands. */
export function adoptAll(found: HTMLElement[]): void {
  const isWaiting = backlog.length;
  backlog = [...found, ...backlog];
  if (!isWaiting) work();
}

function work(): void {
  for (const element of backlog.splice(0, SLICE)) adopt(element);
  if (backlog.length) whenIdle(work); // widgets in the viewport load before the rest is adopted
}
