import { closestComposed, documentMember, focusedElement, queryAll } from '../index.ts';

/**
 * The topmost modal dialog, ours or the page's own, also inside shadow roots; `null` when none is open. Everything outside it is inert,
 * so if the focus is in a dialog, that dialog is the topmost one.
 */
export function topModal(): HTMLDialogElement | null {
  return (
    closestComposed<HTMLDialogElement>(focusedElement(), 'dialog:modal') ??
    queryComposed<HTMLDialogElement>(document, 'dialog:modal').at(-1) ??
    null
  );
}

/** All matching elements in a document or shadow root, open shadow roots inside it included; in tree order within each root. */
function queryComposed<E extends Element = HTMLElement>(root: Document | ShadowRoot, selector: string): E[] {
  const holder = root instanceof ShadowRoot ? root : documentMember('documentElement');
  const inner = queryAll(holder, '*').flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? queryComposed<E>(shadowRoot, selector) : [],
  );
  return [...queryAll<E>(holder, selector), ...inner];
}
