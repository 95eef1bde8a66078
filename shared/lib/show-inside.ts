// chunk: popups
import { documentMember, rootOf } from './native-dom.ts';

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
