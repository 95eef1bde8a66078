import { assignedSlotOf, attributeOf, documentMember, isElement, matches, parentOf } from './native-dom.ts';

/** The focused element, also inside shadow roots; `null` when only the page has the focus. */
export function focusedElement(): HTMLElement | null {
  let active = documentMember('activeElement');
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== documentMember('body') ? active : null;
}

/** The parent in the composed tree: the slot that shows the element, else its parent; above a shadow root its host. */
export function composedParent(element: Element): Element | null {
  const parent = assignedSlotOf(element) ?? parentOf(element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent && isElement(parent) ? parent : null;
}

/** Like `closest`, but continues through slots and shadow roots up to the document. */
export function closestComposed<E extends Element = HTMLElement>(from: Element | null, selector: string): E | null {
  let at = from;
  while (at && !matches(at, selector)) at = composedParent(at);
  // the caller's selector decides the type, as with `querySelector`
  return at as E | null;
}

/** The attribute's value on the element, or on the nearest one around it; an empty one counts as absent (D27). */
export function nearestValue(from: Element | null, attribute: string): string | null {
  const found = closestComposed(from, `[${attribute}]:not([${attribute}=""])`);
  return found && attributeOf(found, attribute);
}
