/** The elements of a page with their attributes, read without a parser of HTML. */
export interface WrittenElement {
  readonly name: string;
  /** Where it begins, and where its content does. */
  readonly at: number;
  readonly inside: number;
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

const TAG = /<([a-z][\w.:-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /(\s+)([^\s=>"'/]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s>"']+))?/g;

export function elementsOf(html: string): WrittenElement[] {
  return [...html.matchAll(TAG)].map(({ 0: whole, 1: name = '', 2: attributes = '', 3: slash, index }) => ({
    name: name.toLowerCase(),
    at: index,
    inside: index + whole.length,
    attributes: attributesOf(attributes, index + 1 + name.length),
    hasSlash: slash === '/',
  }));
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

/** The first JSON script that is a child of the element and not of another widget in it. */
export function jsonScriptOf(html: string, { name, inside }: WrittenElement): { text: string; at: number } | undefined {
  const end = html.indexOf(`</${name}`, inside);
  const content = html.slice(inside, end < 0 ? undefined : end);
  const found =
    /^(?:[^<]|<(?!script\b|[^>]*\sdata-(?:dw-)?widget\b))*<script\b[^>]*\btype=["']?application\/json\b[^>]*>([^]*?)(?:<\/script>|$)/i.exec(
      content,
    );
  // the group is part of the pattern
  return found ? { text: found[1]!, at: inside + found[0].indexOf('>', found[0].search(/<script\b/i)) + 1 } : undefined;
}
