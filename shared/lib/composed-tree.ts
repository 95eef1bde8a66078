/** The element that really has the focus, also inside shadow roots. `null` when only the page has it. */
export function focusedElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Like `closest`, but it goes on from a shadow root to its host. */
export function closestComposed<E extends Element = HTMLElement>(from: Element | null, selector: string): E | null {
  for (let at = from; at;) {
    const found = at.closest<E>(selector);
    if (found) return found;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
