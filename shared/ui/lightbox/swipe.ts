/** How far a finger must move sideways to change the image, in px (part 9). */
const SWIPE_PX = 50;

/**
 * The index, wrapped at both ends (part 4).
 * @param count at least 1
 */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** How far a finger must move down to close the lightbox, in px: twice a swipe, so that it does not happen by accident. */
const CLOSE_PX = 100;

/**
 * The picture's offset while a finger moves: it follows sideways or down.
 * @param dx,dy movement of the finger, in px
 */
export function followed(dx: number, dy: number): { x: number; y: number } {
  return Math.abs(dx) > Math.abs(dy) ? { x: dx, y: 0 } : { x: 0, y: Math.max(0, dy) };
}

/**
 * Whether a swipe closes the lightbox: far enough down, and more down than sideways.
 * @param dx,dy movement of the finger, in px
 */
export const isClosing = (dx: number, dy: number): boolean => dy > CLOSE_PX && dy > Math.abs(dx);

/**
 * The step of a swipe: to the right is the previous image, to the left the next.
 * @param dx,dy movement of the finger, in px
 */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx > 0 ? -1 : 1;
}
