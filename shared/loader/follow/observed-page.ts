import { containsNode, documentMember, isElement, matches, queryAll, rootOf } from '../../page/index.ts';

/** The document, and those of the page's shadow roots that are observed. */
export interface ObservedPage {
  /** The widget elements in a node, itself included, and in the observed shadow roots inside it. */
  widgetsIn(node: Node): HTMLElement[];
  /** Observes the document, or a shadow root of the page together with the roots around it. */
  watch(root: Node): void;
}

/**
 * @param selector finds the widgets
 * @param onChange gets every change of what is observed
 */
export function observePage(selector: string, onChange: (records: MutationRecord[]) => void): ObservedPage {
  /** Released together with their hosts. */
  let shadowRoots: Array<WeakRef<ShadowRoot>> = [];
  const observer = new MutationObserver(onChange);

  function widgetsIn(node: Node): HTMLElement[] {
    const root = node === document ? documentMember('documentElement') : node;
    const isHolder = isElement(root);
    if (!isHolder && !(root instanceof ShadowRoot)) return []; // a text node
    return [
      ...(isHolder && matches(root, selector) ? [root] : []),
      ...queryAll(root, selector),
      ...shadowRoots.flatMap((each) => {
        const inside = each.deref();
        return inside && containsNode(root, inside.host) ? widgetsIn(inside) : [];
      }),
    ];
  }

  function watch(root: Node): void {
    if (root instanceof ShadowRoot) {
      shadowRoots = shadowRoots.filter((each) => ![undefined, root].includes(each.deref()));
      shadowRoots.push(new WeakRef(root));
    }
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    if (root instanceof ShadowRoot) watch(rootOf(root.host)); // its host may be removed together with a host further out
  }

  return { widgetsIn, watch };
}
