import { documentMember, queryAll } from '../index.ts';

/** All matching elements in a document or shadow root, open shadow roots inside it included; in tree order within each root. */
export function queryComposed<E extends Element = HTMLElement>(root: Document | ShadowRoot, selector: string): E[] {
  const holder = root instanceof ShadowRoot ? root : documentMember('documentElement');
  const inner = queryAll(holder, '*').flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? queryComposed<E>(shadowRoot, selector) : [],
  );
  return [...queryAll<E>(holder, selector), ...inner];
}
