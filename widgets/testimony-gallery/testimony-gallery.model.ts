/** How far a finger must go sideways to change the image, px (part 9). */
const SWIPE_PX = 50;

export interface Slide {
  /** As the page wrote it. */
  readonly image: string;
  /** 0 for the poster, 1 for the first testimony and so on; it stays when images are missing. */
  readonly number: number;
}

/** Poster and testimonies in order, without those that have no image. */
export function slidesOf(poster: string, testimonies: readonly { image: string }[]): Slide[] {
  return [poster, ...testimonies.map(({ image }) => image)]
    .map((image, number) => ({ image: image.trim(), number }))
    .filter(({ image }) => image !== '');
}

/** The index that wraps at both ends (part 4). @param count at least 1 */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Where a swipe leads: right to the previous image, left to the next. @param dx,dy the way of the finger, px */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx > 0 ? -1 : 1;
}
