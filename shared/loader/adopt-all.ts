import { adopt } from './instances.ts';
import { whenIdle } from './triggers.ts';

/** How many elements are adopted at once: more than fit on a screen, so that those load and mount together, and about 4 ms of work on a laptop. */
const SLICE = 200;

/** Elements that `unmount()` was called for: no widgets until `scan()`, or until they are put into the page or named anew. */
export const unmounted = new WeakSet<Element>();

/** Adopts elements in slices, because a page may have thousands. Takes them out of the array. */
export function adoptAll(found: HTMLElement[]): void {
  for (const element of found.splice(0, SLICE)) if (!unmounted.has(element)) adopt(element);
  if (found.length) whenIdle(() => adoptAll(found)); // widgets in the viewport load before the rest is adopted
}
