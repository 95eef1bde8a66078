// chunk: base
import { assignedSlotOf, documentMember, isElement, matches, parentOf } from './native-dom.ts';

/** The element that really has the focus, also inside shadow roots. `null` when only the page has it. */
export function focusedElement(): HTMLElement | null {
  let active = documentMember('activeElement');
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== documentMember('body') ? active : null;
}

/** The element around this one as it is drawn: the slot that shows it, else its parent, from a shadow root the host. */
export function composedParent(element: Element): Element | null {
  const parent = assignedSlotOf(element) ?? parentOf(element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent && isElement(parent) ? parent : null;
}

/** Like `closest`, but through slots and shadow roots up to the document. */
export function closestComposed<E extends Element = HTMLElement>(from: Element | null, selector: string): E | null {
  let at = from;
  while (at && !matches(at, selector)) at = composedParent(at);
  return at as E | null;
}
