// chunk: popups
import { documentMember, queryAll } from './native-dom.ts';

/** Every element in a document or shadow root that matches, also inside of open shadow roots; in tree order within each root. */
export function queryComposed<E extends Element = HTMLElement>(root: Document | ShadowRoot, selector: string): E[] {
  const holder = root instanceof ShadowRoot ? root : documentMember('documentElement');
  const inner = queryAll(holder, '*').flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? queryComposed<E>(shadowRoot, selector) : [],
  );
  return [...queryAll<E>(holder, selector), ...inner];
}
