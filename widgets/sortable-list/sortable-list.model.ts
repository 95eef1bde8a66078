/** The list with one item at another place; a place outside of the list changes nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The name of fields that repeat, as PHP reads a list: `order` ⇒ `order[]`. */
export const listName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);

/** How near an edge of what is seen a dragged item starts scrolling, px; and the most it scrolls, px each frame. */
const EDGE_PX = 56;
const MOST_SPEED = 16;

/**
 * How far to scroll in one frame, px: the nearer to the edge the faster, upwards negative.
 * @param at the pointer @param from,to the edges of what is seen, px
 */
export function edgeSpeed(at: number, from: number, to: number): number {
  const speed = (distance: number): number =>
    Math.ceil(MOST_SPEED * Math.min(1, Math.max(0, EDGE_PX - distance) / EDGE_PX));
  // where little is seen both edges are near: the nearer one counts
  return at - from < to - at ? -speed(at - from) : speed(to - at);
}
