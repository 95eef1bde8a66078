/** The elements of a page with their attributes, read without a parser of HTML. */
export interface WrittenElement {
  readonly name: string;
  /** Its place among all elements of the page. */
  readonly index: number;
  /** Where it begins, and where its content does. */
  readonly at: number;
  readonly inside: number;
  /** Where its content ends; for one that nothing closes, where that of the element around it does. */
  readonly end: number;
  /** Whether it has no content or its own end tag. */
  readonly isClosed: boolean;
  readonly attributes: readonly WrittenAttribute[];
  /** Whether its tag ends with a slash, which means nothing in HTML. */
  readonly hasSlash: boolean;
}

export interface WrittenAttribute {
  readonly name: string;
  readonly at: number;
  readonly value: string;
  /** Where the value begins. */
  readonly valueAt: number;
}

/** White space in a tag (HTML, "tokenization"). */
const SPACE = String.raw`\t\n\f\r `;
const NAME = `[^${SPACE}/>][^${SPACE}/>=]*`;
const SIGN = `[${SPACE}]*=[${SPACE}]*`;
const VALUE = `"[^"]*"|'[^']*'|[^${SPACE}>"'][^${SPACE}>]*(?![^${SPACE}>])|(?=>|$)`;
const NO_VALUE = `(?![^${SPACE}/>=]|${SIGN})`;
/**
 * The attributes of a tag as browsers read them (HTML, "tokenization"): quotation marks may be part of a name and of a value without them, and nothing need
 * stand between a quoted value and the next name. There is only one way to read each text, so that one without an end takes no time.
 */
const ATTRIBUTES = `(?:[${SPACE}/]*${NAME}(?:${SIGN}(?:${VALUE})|${NO_VALUE}))*`;
const ATTRIBUTE = new RegExp(`([${SPACE}/]*)(${NAME})(?:(${SIGN})(${VALUE})|${NO_VALUE})`, 'g');
/** An expression, here `ANY`, may follow the name without a space. */
const TAG = new RegExp(
  `<(/?)([a-z][^${SPACE}/>\uE000]*)(?![^${SPACE}/>\uE000])(${ATTRIBUTES})[${SPACE}/]*?(/?)>`,
  'gi',
);
/** Comments, and elements whose content is text for browsers (HTML, "raw text" and "escapable raw text"). */
const NO_MARKUP = new RegExp(
  String.raw`<!--(?:-?>|[^]*?--!?>)|(<(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)(?![\w-])${ATTRIBUTES}[${SPACE}/]*>)([^]*?)(?=<\/\2(?![\w-]))`,
  'gi',
);
/** Elements without content (HTML, "void elements"). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The text with spaces in place of each character; every position stays. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The page without its comments; what scripts and other texts hold are none. */
export const withoutComments = (html: string): string =>
  html.replace(NO_MARKUP, (whole: string, tag?: string) => (tag === undefined ? blank(whole) : whole));

/** The page with spaces in place of comments and of what scripts and other texts hold. */
export const withoutTexts = (html: string): string =>
  html.replace(NO_MARKUP, (whole: string, tag = '', _name: string, content = '') =>
    tag ? tag + blank(content) : blank(whole),
  );

/** The elements that browsers find, in the order of their tags. */
export function elementsOf(html: string): WrittenElement[] {
  const found: Array<{ -readonly [key in keyof WrittenElement]: WrittenElement[key] }> = [];
  const open: typeof found = [];
  for (const { 0: whole, 1: closes, 2: given = '', 3: attributes = '', 4: slash, index } of withoutTexts(html).matchAll(
    TAG,
  )) {
    const name = given.toLowerCase();
    const inside = index + whole.length;
    if (closes) {
      const opened = open.findLastIndex((each) => each.name === name);
      for (const [within, each] of open.splice(opened < 0 ? open.length : opened).entries()) {
        each.end = index;
        each.isClosed = within === 0;
      }
      continue;
    }
    const hasSlash = slash === '/';
    const isEmpty = hasSlash || VOID.test(name);
    const element = {
      name,
      index: found.length,
      at: index,
      inside,
      end: isEmpty ? inside : html.length,
      isClosed: isEmpty,
      attributes: attributesOf(attributes, index + 1 + name.length),
      hasSlash,
    };
    found.push(element);
    if (!isEmpty) open.push(element);
  }
  return found;
}

function attributesOf(text: string, start: number): WrittenAttribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(({ 1: space = '', 2: name = '', 3: sign = '', 4: quoted = '', index }) => {
    const at = start + index + space.length;
    const isQuoted = /^["']/.test(quoted);
    return {
      name: name.toLowerCase(),
      at,
      value: isQuoted ? quoted.slice(1, -1) : quoted,
      valueAt: at + name.length + sign.length + Number(isQuoted),
    };
  });
}

/** The first of its attributes that has this name. */
export const attributeNamed = ({ attributes }: WrittenElement, name: string): WrittenAttribute | undefined =>
  attributes.find((each) => each.name === name);

const ENTITIES: Record<string, string> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** An attribute's value without its character references: numbers, and the few names that encoders write. */
export const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|amp|lt|gt));/gi,
    (whole, hex?: string, code?: string, name = '') => {
      const point = hex ? Number.parseInt(hex, 16) : Number(code ?? Number.NaN);
      if (point <= 0x10_ff_ff) return String.fromCodePoint(point);
      return ENTITIES[name.toLowerCase()] ?? whole;
    },
  );

/** The elements inside another one. @param elements all of the page */
export function elementsIn({ index, end }: WrittenElement, elements: readonly WrittenElement[]): WrittenElement[] {
  let last = index + 1;
  while ((elements[last]?.at ?? end) < end) last++;
  return elements.slice(index + 1, last);
}

/** Whether a position lies in the tag or the content of one of these elements. */
export const isIn = (at: number, elements: readonly WrittenElement[]): boolean =>
  elements.some((each) => each.at <= at && at < each.end);
