/** A page that was only read, with as much of the browser's DOM as the rules of `DealerWidgets.check()` use. */
import { compile, selectAll } from 'css-select';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';

/** Elements that can have a shadow root, see https://dom.spec.whatwg.org/#valid-shadow-host-name */
const HOLDS = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^A-Z]*-.*)$/;

/** All that is read is a member of the prototype, as in a browser (shared/page/dom/native-dom.ts). */
class PageNode {
  #parent: PageNode | null = null;
  readonly childNodes: Tree.ChildNode[] = [];
  readonly nodeName: string;
  constructor(nodeName: string) {
    this.nodeName = nodeName;
  }
  get parentNode(): PageNode | null {
    return this.#parent;
  }
  set parentNode(parent: PageNode | null) {
    this.#parent = parent;
  }
  get nodeType(): number {
    return this instanceof PageElement ? 1 : 9;
  }
  get children(): PageElement[] {
    return this.childNodes.filter((each): each is Tree.Element & PageElement => each instanceof PageElement);
  }
  get textContent(): string {
    return this.childNodes
      .map((each) => (each instanceof PageElement ? each.textContent : 'value' in each ? each.value : ''))
      .join('');
  }
  querySelectorAll(selector: string): PageElement[] {
    return selectAll<PageNode, PageElement>(selector, this.children, { ...options, context: this });
  }
}

export class PageElement extends PageNode {
  /** Where its start tag is. */
  sourceCodeLocation?: { startLine: number; startCol: number } | null;
  readonly tagName: string;
  readonly namespaceURI: Tree.Element['namespaceURI'];
  readonly attrs: Tree.Element['attrs'];
  constructor(tagName: string, namespaceURI: Tree.Element['namespaceURI'], attrs: Tree.Element['attrs']) {
    super(tagName);
    this.tagName = tagName;
    this.namespaceURI = namespaceURI;
    this.attrs = attrs;
  }
  get localName(): string {
    return this.tagName;
  }
  get attributes(): Tree.Element['attrs'] {
    return this.attrs;
  }
  get assignedSlot(): null {
    return null;
  }
  get shadowRoot(): null {
    return null;
  }
  get type(): string {
    return this.getAttribute('type') ?? '';
  }
  get slot(): string {
    return this.getAttribute('slot') ?? '';
  }
  get src(): string {
    return this.#address('src');
  }
  get href(): string {
    return this.#address('href');
  }
  getAttribute(name: string): string | null {
    return this.attrs.find((each) => each.name === name)?.value ?? null;
  }
  getRootNode(): PageNode {
    // it begins with this one
    return [...upFrom(this)].at(-1)!;
  }
  matches(selector: string): boolean {
    return matcher(selector)(this);
  }
  closest(selector: string): PageElement | null {
    for (const each of upFrom(this)) if (each instanceof PageElement && each.matches(selector)) return each;
    return null;
  }
  cloneNode(): PageElement {
    return new PageElement(this.tagName, this.namespaceURI, this.attrs);
  }
  attachShadow(): void {
    if (!this.namespaceURI.endsWith('/xhtml') || !HOLDS.test(this.tagName)) throw new Error('NotSupportedError');
  }
  #address(name: string): string {
    const written = this.getAttribute(name);
    if (written === null) return '';
    const page = this.getRootNode();
    const base = page instanceof PageDocument ? page.baseURI : undefined;
    return URL.canParse(written, base) ? new URL(written, base).href : written;
  }
}

export class PageDocument extends PageNode {
  /** The page's address. */
  location = 'about:blank';
  constructor() {
    super('#document');
  }
  get readyState(): string {
    return 'complete';
  }
  get documentElement(): PageElement {
    // the parser adds what a page lacks
    return this.children[0]!;
  }
  get baseURI(): string {
    const written = this.querySelectorAll('base[href]')[0]?.getAttribute('href') ?? '';
    return URL.canParse(written, this.location) ? new URL(written, this.location).href : this.location;
  }
}

const options = {
  relativeSelector: false,
  adapter: {
    isTag: (node: PageNode): node is PageElement => node instanceof PageElement,
    getAttributeValue: (element: PageElement, name: string) => element.getAttribute(name) ?? undefined,
    getChildren: (node: PageNode): PageNode[] => node.children,
    getName: (element: PageElement) => element.localName,
    getParent: (element: PageElement) => element.parentNode,
    getSiblings: (node: PageNode): PageNode[] => node.parentNode?.children ?? [node],
    getText: (node: PageNode) => node.textContent,
    hasAttrib: (element: PageElement, name: string) => element.getAttribute(name) !== null,
    removeSubsets: (nodes: PageNode[]) => nodes,
  },
};

const matchers = new Map<string, (element: PageElement) => boolean>();

function matcher(selector: string): (element: PageElement) => boolean {
  const known = matchers.get(selector) ?? compile<PageNode, PageElement>(selector, options);
  matchers.set(selector, known);
  return known;
}

function* upFrom(node: PageNode): Generator<PageNode> {
  for (let at: PageNode | null = node; at; at = at.parentNode) yield at;
}

/** Reads a page as a browser does that runs no script. */
export function readPage(html: string, address = 'about:blank'): PageDocument {
  // nodes of ours have what the parser uses of its own
  const treeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => new PageDocument(),
    createElement: (...of: ConstructorParameters<typeof PageElement>) => new PageElement(...of),
  } as unknown as typeof defaultTreeAdapter;
  // made by the function above
  const page = parse(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    treeAdapter,
  }) as unknown as PageDocument;
  page.location = address;
  return page;
}

/** Makes a page the one that our code for browsers sees. What that logs is dropped: the rules report the same. */
export function enter(page: PageDocument): void {
  Object.assign(globalThis, {
    document: page,
    Document: PageDocument,
    Element: PageElement,
    ShadowRoot: class {},
    console: { error() {}, warn() {}, info() {} },
  });
}
