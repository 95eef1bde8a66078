/**
 * The browser's own members of nodes. A form's field or a named image hides a member of its form or of the document (`<input
 * name="matches">`). All code that touches the page's own nodes reads them here (tests/repo/native-dom.test.ts).
 */

/** An element's own member, or one that every node has. Call a method with the node as `this`. */
export const memberOf = <Name extends keyof Element>(node: Node, name: Name): Element[Name] =>
  Reflect.get(Element.prototype, name, node);

/** The document's own member, such as `head`. Call a method with the document as `this`. */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);

/** Creates an element in the page's document. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  // `call` loses the overload by tag name
  documentMember('createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

export const isElement = (node: Node): node is HTMLElement => memberOf(node, 'nodeType') === 1;

/** Whether the node is in the page, shadow roots included. */
export const isConnected = (node: Node): boolean => memberOf(node, 'isConnected');

/** The parent node of any kind. */
export const parentOf = (node: Node): ParentNode | null => memberOf(node, 'parentNode');

export const assignedSlotOf = (element: Element): HTMLSlotElement | null => memberOf(element, 'assignedSlot');

/** Whether `other` is the node itself or lies in it; does not look into shadow roots. */
export const containsNode = (node: Node, other: Node | null): boolean => memberOf(node, 'contains').call(node, other);

export const rootOf = (node: Node): Node => memberOf(node, 'getRootNode').call(node);

export const matches = (element: Element, selector: string): boolean =>
  memberOf(element, 'matches').call(element, selector);

export const closest = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  // the caller's selector decides the type, as with `closest`
  memberOf(element, 'closest').call(element, selector) as E | null;

export const attributeOf = (element: Element, name: string): string | null =>
  memberOf(element, 'getAttribute').call(element, name);

export const attributesOf = (element: Element): Attr[] => [...memberOf(element, 'attributes')];

export const setAttribute = (element: Element, name: string, value: string): void =>
  memberOf(element, 'setAttribute').call(element, name, value);

export const removeAttribute = (element: Element, name: string): void =>
  memberOf(element, 'removeAttribute').call(element, name);

/** All descendants of an element that match; without the branch for shadow roots, which the loader does not need. */
const queryElement = <E extends Element>(root: Element, selector: string): E[] => [
  // the caller's selector decides the type, as with `querySelectorAll`
  ...(memberOf(root, 'querySelectorAll').call(root, selector) as NodeListOf<E>),
];

/** All descendants of an element or shadow root that match. */
export const queryAll = <E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E[] =>
  root instanceof ShadowRoot ? [...root.querySelectorAll<E>(selector)] : queryElement<E>(root, selector);

/** All elements of the page that match; does not look into shadow roots. */
export const queryPage = <E extends Element = HTMLElement>(selector: string): E[] =>
  queryElement<E>(documentMember('documentElement'), selector);
