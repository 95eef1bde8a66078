/** Reads values as templates write them: JSON and the literals of PHP, Twig, Python, Ruby and JavaScript. Anything else may have any value. */

/** Replaces each character of an expression, whose value only the template language knows. */
export const ANY = '\uE000';
/** The value of an expression. */
export const UNKNOWN = Symbol('unknown');

/** A value and where it begins. */
export interface Written {
  readonly at: number;
  readonly value: WrittenValue;
}
export type WrittenValue = string | number | boolean | null | typeof UNKNOWN | WrittenList | WrittenMap;

/** `isOpen` means that an expression may add items or entries. */
export interface WrittenList {
  readonly items: Written[];
  isOpen: boolean;
}
export interface WrittenMap {
  readonly entries: Map<string, { readonly at: number; readonly given: Written }>;
  isOpen: boolean;
}

export const isList = (value: WrittenValue): value is WrittenList =>
  typeof value === 'object' && value !== null && 'items' in value;
export const isMap = (value: WrittenValue): value is WrittenMap =>
  typeof value === 'object' && value !== null && 'entries' in value;
/** How a sentence names a value that certainly is no map; an empty list is PHP's empty map. */
export function withoutNames(value: WrittenValue): string | undefined {
  if (isList(value)) return value.items.length > 0 && !value.isOpen ? 'a list' : undefined;
  return value === null || typeof value === 'symbol' || isMap(value) ? undefined : JSON.stringify(value).slice(0, 40);
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const WORDS = new Map<string, WrittenValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['nil', null],
  ['none', null],
  ['undefined', null],
]);
const STRING = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|`(?:\\[^]|[^`\\])*`/y;
/** An entry followed by an expression, which may add others: `"a": 1{% if b %}, "c": 2{% endif %}`. */
const ENDS_UNKNOWN = /\uE000\s*$/;
/** The signs with which Ruby, PHP and JavaScript insert values into a text. */
const INTERPOLATION = /#\{|\$\{|\{\$|\$[a-z_]/i;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Reads one value after the other from a text. */
export class LiteralReader {
  at: number;
  private readonly text: string;
  private readonly end: number;

  constructor(text: string, at = 0, end = text.length) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  get isAtEnd(): boolean {
    this.skipSpace();
    return this.at >= this.end;
  }

  /** Skips the sign if it is next. @returns whether it was */
  takes(sign: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(sign, this.at) || this.at + sign.length > this.end) return false;
    this.at += sign.length;
    return true;
  }

  /** What matches next; does not move on. */
  sees(pattern: RegExp): string | undefined {
    this.skipSpace();
    return this.match(pattern);
  }

  /** Reads the name of a keyword argument, such as `fallback:` or `data-load=`, if one is next. */
  keyword(): string | undefined {
    const found = this.sees(/[a-z_][\w-]*\s*(?:=(?![=>~])|:(?!:))/iy);
    if (found === undefined) return undefined;
    this.at += found.length;
    return found.replace(/\s*[=:]$/, '');
  }

  /**
   * Reads a value; one that is not a literal is skipped and `UNKNOWN`.
   * @param ends what may follow it
   * @param spaceEnds whether a space may follow it, as between arguments in Django
   */
  value(ends = /[,)\]}]|=>/y, spaceEnds = false): Written {
    this.skipSpace();
    const at = this.at;
    const value = this.literal();
    const ended = spaceEnds && /\s/.test(this.text[this.at] ?? ' ');
    if (!ended) this.skipSpace();
    if (value !== undefined && (ended || this.at >= this.end || this.match(ends) !== undefined)) return { at, value };
    this.skipExpression(ends, spaceEnds);
    return { at, value: UNKNOWN };
  }

  private literal(): WrittenValue | undefined {
    const opening = this.match(/[[{]|array\s*\(/y);
    if (opening !== undefined) return this.container(opening);
    const symbol = this.match(/:[a-z_]\w*/iy);
    if (symbol !== undefined) {
      this.at += symbol.length;
      return symbol.slice(1);
    }
    const quoted = this.match(STRING);
    if (quoted !== undefined) {
      this.at += quoted.length;
      return textOf(quoted);
    }
    const word = this.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|[a-z]+(?![\w.($-])/iy);
    if (word === undefined) return undefined;
    this.at += word.length;
    return /^[-\d]/.test(word) ? Number(word) : WORDS.get(word.toLowerCase());
  }

  /** Reads a list or a map. In PHP both are in square brackets or `array(…)`, so the entries decide. */
  private container(opening: string): WrittenList | WrittenMap {
    const close = CLOSING[opening.slice(-1)] ?? '';
    const list: WrittenList = { items: [], isOpen: false };
    const map: WrittenMap = { entries: new Map(), isOpen: false };
    this.at += opening.length;
    while (!this.isAtEnd && !this.takes(close)) {
      const from = this.at;
      if (this.takes(',')) continue;
      const isSpread = this.sees(/\.\.\.|\*\*?|\uE000/y) !== undefined;
      const key = isSpread ? undefined : this.key(close);
      if (isSpread) {
        this.skipExpression(/[,)\]}]/y);
        list.isOpen = map.isOpen = true;
      } else if (key === undefined) {
        const given = this.value();
        if (this.takes('=>')) {
          this.value();
          map.isOpen = true;
        } else if (close === '}') map.isOpen = true;
        else list.items.push(given);
      } else map.entries.set(key, { at: from, given: this.value(/[,)\]}]/y) });
      if (ENDS_UNKNOWN.test(this.text.slice(from, this.at))) list.isOpen = map.isOpen = true;
      // skips a character that cannot be read
      if (this.at === from) this.at += 1;
    }
    return close === '}' || map.entries.size > 0 || map.isOpen !== list.isOpen ? map : list;
  }

  /** Reads an entry's key with the `=>` or, in braces, the `:` after it, if one is next. */
  private key(close: string): string | undefined {
    const found = this.sees(
      close === '}'
        ? /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|:?[a-z_$][\w$]*|\d+)\s*(?::(?!:)|=>)/iy
        : /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\d+)\s*=>/iy,
    );
    if (found === undefined) return undefined;
    const name = found.replace(/\s*(?::|=>)$/, '');
    const key = /^["']/.test(name) ? textOf(name) : name.replace(/^:/, '');
    if (typeof key !== 'string') return undefined;
    this.at += found.length;
    return key;
  }

  /** Skips an expression to one of `ends` outside its own brackets and texts. */
  private skipExpression(ends: RegExp, spaceEnds = false): void {
    while (this.at < this.end) {
      const sign = this.text[this.at] ?? '';
      if (this.match(ends) !== undefined || (spaceEnds && /\s/.test(sign))) return;
      const quoted = this.match(STRING);
      const close = CLOSING[sign];
      this.at += quoted?.length ?? 1;
      if (quoted !== undefined || close === undefined) continue;
      while (this.at < this.end && this.text[this.at] !== close) {
        const before = this.at;
        this.skipExpression(/[)\]}]/y);
        if (this.at === before && this.text[this.at] !== close) this.at += 1;
      }
      this.at += 1;
    }
  }

  private skipSpace(): void {
    while (this.at < this.end && /\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    return found !== undefined && this.at + found.length <= this.end ? found : undefined;
  }
}

function textOf(quoted: string): string | typeof UNKNOWN {
  const inner = quoted.slice(1, -1);
  if (inner.includes(ANY) || (!quoted.startsWith("'") && INTERPOLATION.test(inner))) return UNKNOWN;
  return inner.replace(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
