/**
 * Whether the centre of an element is visible: inside the viewport, and not covered by anything sticky or on top of it.
 * Elements of an inert page count as covered.
 */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
