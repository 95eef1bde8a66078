import { adopt } from './instances.ts';
import { whenIdle } from './triggers.ts';

/** How many elements are adopted at once: as many as fit on a screen, so that they load and mount together; and each time the browser is idle. */
const FIRST_SLICE = 40;
const IDLE_SLICE = 200;

/** Elements that were found but not adopted yet. */
let backlog: HTMLElement[] = [];

/** Adopts elements in slices, because a page may have thousands. */
export function adoptAll(found: HTMLElement[]): void {
  const isWaiting = backlog.length;
  backlog = [...found, ...backlog];
  if (!isWaiting) work(FIRST_SLICE);
}

function work(slice = IDLE_SLICE): void {
  for (const element of backlog.splice(0, slice)) adopt(element);
  if (backlog.length) whenIdle(work); // widgets in the viewport load before the rest is adopted
}
