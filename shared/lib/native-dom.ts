// chunk: base
/**
 * Members of nodes as the browser made them. A form's field hides the form's member of the same name (`<input name="matches">`), a named
 * image or form hides the document's (`<img name="head">`), and a page's own element may define what it likes: whoever touches the page's
 * part of the document asks here (tests/repo/native-dom.test.ts); packages are shipped as published and do not. What the document
 * hears is listened to on the window, whose own members nothing hides. Elements of our own shadow roots need no such care.
 */

/** A member of an element, or one that every node has; methods have to be called on it. */
const memberOf = <Name extends keyof Element>(node: Node, name: Name): Element[Name] =>
  Reflect.get(Element.prototype, name, node);

/** A member of the document, such as `head`; methods have to be called on the document. */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);

/** A new element of the page's document. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  documentMember('createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

export const isElement = (node: Node): node is HTMLElement => memberOf(node, 'nodeType') === 1;

/** Whether it is in the page, shadow roots included. */
export const isConnected = (node: Node): boolean => memberOf(node, 'isConnected');

/** The parent, whatever kind of node it is. */
export const parentOf = (node: Node): ParentNode | null => memberOf(node, 'parentNode');

export const assignedSlotOf = (element: Element): HTMLSlotElement | null => memberOf(element, 'assignedSlot');

/** Whether a node is the other or lies in it; not into shadow roots. */
export const containsNode = (node: Node, other: Node | null): boolean => memberOf(node, 'contains').call(node, other);

export const rootOf = (node: Node): Node => memberOf(node, 'getRootNode').call(node);

export const matches = (element: Element, selector: string): boolean =>
  memberOf(element, 'matches').call(element, selector);

export const closest = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  memberOf(element, 'closest').call(element, selector) as E | null;

export const attributeOf = (element: Element, name: string): string | null =>
  memberOf(element, 'getAttribute').call(element, name);

/** Everything in an element or shadow root that matches. */
export const queryAll = <E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E[] => [
  ...((root instanceof ShadowRoot
    ? root.querySelectorAll<E>(selector)
    : memberOf(root, 'querySelectorAll').call(root, selector)) as NodeListOf<E>),
];
