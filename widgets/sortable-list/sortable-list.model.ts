/** Identifies a list: other ids are another list, the same ids in another order are the same. */
export const listOf = (ids: readonly string[]): string => JSON.stringify(ids.toSorted());

/** Distance from an edge of the visible area at which scrolling starts, in px; and the highest speed, in px a second. */
const EDGE_PX = 56;
const MOST_SPEED = 960;

/**
 * How fast to scroll, in px a second: faster nearer to the edge, negative for upwards.
 * @param at position of the pointer, in px
 * @param from,to edges of the visible area, in px
 */
export function edgeSpeed(at: number, from: number, to: number): number {
  const speed = (distance: number): number => MOST_SPEED * Math.min(1, Math.max(0, EDGE_PX - distance) / EDGE_PX);
  // in a small area both edges are near: the nearer one counts
  return at - from < to - at ? -speed(at - from) : speed(to - at);
}
