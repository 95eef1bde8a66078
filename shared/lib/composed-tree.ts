import { assignedSlotOf, documentMember, isElement, matches, parentOf, queryAll, rootOf } from './native-dom.ts';

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

/** Every element in a document or shadow root that matches, also inside of open shadow roots; in tree order within each root. */
export function queryComposed<E extends Element = HTMLElement>(root: Document | ShadowRoot, selector: string): E[] {
  const holder = root instanceof ShadowRoot ? root : documentMember('documentElement');
  const inner = queryAll(holder, '*').flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? queryComposed<E>(shadowRoot, selector) : [],
  );
  return [...queryAll<E>(holder, selector), ...inner];
}

const SLOT = 'dw-popups';

/**
 * Shows a child of the document inside an element that may be in shadow roots, however many: it stays in the document and is handed in
 * through slots.
 * @returns takes the child and the slots away again
 */
export function showInside(target: Element, child: HTMLElement): () => void {
  const added: HTMLElement[] = [child];
  let into = target;
  for (let root = rootOf(into); root instanceof ShadowRoot; root = rootOf(into)) {
    const slot = documentMember('createElement').call(document, 'slot') as HTMLSlotElement;
    slot.name = SLOT;
    if (added.length > 1) slot.slot = SLOT;
    child.slot = SLOT;
    into.append(slot);
    added.push(slot);
    into = root.host;
  }
  into.append(child);
  return () => added.forEach((each) => each.remove());
}
