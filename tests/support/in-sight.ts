/**
 * Whether a person sees the middle of an element: inside of the window, and nothing that sticks or lies above covers it.
 * What lies inside of an inert page counts as covered.
 */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
