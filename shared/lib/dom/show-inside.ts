// chunk: above
import { createElement, rootOf } from './native-dom.ts';

const SLOT = 'dw-popups';

/**
 * Shows a child of the document inside an element, which may be in nested shadow roots: the child stays in the document and is passed
 * inwards through slots.
 * @returns removes the child and the slots
 */
export function showInside(target: Element, child: HTMLElement): () => void {
  const added: HTMLElement[] = [child];
  let into = target;
  for (let root = rootOf(into); root instanceof ShadowRoot; root = rootOf(into)) {
    const slot = createElement('slot');
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
