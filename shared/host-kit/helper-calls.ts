/** Finds the calls of this kit's helpers in a template: for the head of a page, for widgets, and for hashes. */
import { helperNames, type HelperName } from './helper-names.ts';
import { isList, isMap, LiteralReader, UNKNOWN, type Written, type WrittenMap } from './literals.ts';
import type { Expression, TemplateText } from './template-text.ts';

export interface HelperCall {
  readonly at: number;
  /** `hash` is the call for the policy's hash of the import map; it is given names of widgets, like `head`. */
  readonly kind: 'widget' | 'head' | 'hash';
  /** Whether it is certainly a call of a helper, and not one that looks like it. */
  readonly isOurs: boolean;
  /** The expression whose whole value this call of an object's method is; absent when it is a part of one. */
  readonly alone?: Expression;
  /** The expression that has nothing but this call, so that it certainly is made, and once. */
  readonly whole?: Expression;
  /** For a call that is a statement of its own, so that nothing prints or keeps its value: what prints it. */
  readonly printing?: string | undefined;
  readonly names: readonly Written[];
  /** The properties of a widget or the page settings of a head, as far as they are literals. */
  readonly values: readonly Written[];
  /** Whether it may be given further values, in an expression. */
  readonly isOpen: boolean;
  readonly element?: Written | undefined;
  /** Attributes of the element. */
  readonly attributes: ReadonlyArray<readonly [name: string, value: Written]>;
}

export const helperCalls = (template: TemplateText): HelperCall[] =>
  helperNames(template).flatMap((name) => {
    const given = argumentsOf(template.text, name);
    if (!given) return [];
    const call = callOf(name, given);
    // `dw()` is a function of the application that gives the helper
    if (call.kind === 'widget' && call.names.length === 0) return [];
    const [before, after] = around(template, name, given.end);
    const isFirst = WHOLE.test(before.trim());
    const isAlone = isFirst && name.written !== name.function;
    const isWhole = isFirst && /^[\s;_-]*$/.test(after);
    const printing = isStatement(template, name, given.end) ? printingOf(name) : undefined;
    return [
      {
        ...call,
        isOurs: name.isOurs,
        ...(isAlone && { alone: name.in }),
        ...(isWhole && { whole: name.in }),
        printing,
      },
    ];
  });

/** What stands before and after a call in its expression. */
const around = ({ text }: TemplateText, { in: { start, end }, at }: HelperName, endOfCall: number) =>
  [text.slice(start, at), text.slice(endOfCall, end)] as const;

/** What ends a call of Ruby without parentheses: a block, or a condition. */
const AFTER = /(?<!\w)(?:do|if|unless)\b/y;
/** What stands before a call in an expression that has no other value: objects that hold the helper, or a call that gives it. */
const WHOLE = /^(?:[\w$]+(?:\.|->))*$|^(?:app|resolve|(?:[\w$]+->)*dw)\([^()]*$/;
/** Signs after `<%` with which an expression prints what it gives. In ERB a `-` only takes white space away. */
const PRINTS = (file: string): RegExp => (/\.erb$/i.test(file) ? /=/ : /[-=]/);
/** Comments, of which the last may go on. */
const COMMENTS = /(?<!:)(?:\/\/|#(?!\{)).*(?:\n|$)|\/\*[^]*?(?:\*\/|$)/g;

/**
 * Whether a call is a statement. In Ruby that is seen only where an expression begins with it: the last one of a block is the block's value.
 * @param end where the call ends
 */
function isStatement(template: TemplateText, name: HelperName, end: number): boolean {
  const { in: from, written } = name;
  const [before, after] = around(template, name, end);
  if (
    from.open === '<%'
      ? PRINTS(template.file).test(from.signs)
      : !['<?', '@php'].includes(from.open) || from.signs !== ''
  )
    return false;
  if (written === name.function)
    return (
      from.open === '<%' &&
      !/\.ejs$/i.test(template.file) &&
      before.trim() === '' &&
      /^\s*(?:;|$|(?:do|if|unless)\b)/.test(after)
    );
  const code = before.replace(COMMENTS, (comment) => (/(?:\n|\*\/)$/.test(comment) ? ' ' : '//'));
  const [start = ''] = /[^;{}]*$/.exec(code.replace(/^\s*(?:php\b|_)/i, '')) ?? [];
  return WHOLE.test(start.trim()) && /^\s*(?:;|[-_]?$)/.test(after);
}

/** In Ruby the helpers are functions, in JavaScript methods. */
function printingOf({ in: { open }, written, function: called }: HelperName): string {
  if (open === '<%') return written === called ? '<%= … %>' : '<%- … %>';
  return open === '@php' ? '{!! … !!}' : '<?= … ?>';
}

interface Arguments {
  /** Where the call ends. */
  end: number;
  /** What a keyword means that does not name an argument of the helper: a property in Ruby, an attribute in Django and Handlebars. */
  others: 'properties' | 'attributes' | 'none';
  positional: Written[];
  keywords: Map<string, Written>;
}

/**
 * Reads the arguments of a call. They are in parentheses, or follow the helper's name: separated by spaces in Django and Handlebars, where the
 * name is the first word of the tag, and by commas in Ruby.
 * @returns `undefined` when the name is not called here
 */
function argumentsOf(text: string, name: HelperName): Arguments | undefined {
  const { open, start, end } = name.in;
  const from = name.at + name.written.length;
  const isFirst = open.startsWith('{') && text.slice(start, name.at).trim() === '';
  const after = text.slice(from, end);
  const inParentheses = isFirst ? after.startsWith('(') : /^\s*\(/.test(after);
  if (!inParentheses && !isFirst && !(open === '<%' && /^\s+["':*\w]/.test(after))) return undefined;
  if (isFirst && after.trim() === '') return undefined;
  const reader = new LiteralReader(text, from, end);
  if (inParentheses) reader.takes('(');
  const bySpaces = isFirst && !inParentheses;
  const others = bySpaces ? 'attributes' : open === '<%' ? 'properties' : 'none';
  const ends = bySpaces ? /(?!)/y : inParentheses ? /[,)\]}]/y : new RegExp(`[,)\\]}]|${AFTER.source}`, 'y');
  const given: Arguments = { end: 0, others, positional: [], keywords: new Map() };
  while (!reader.isAtEnd && !(inParentheses ? reader.takes(')') : !bySpaces && reader.sees(AFTER))) {
    const before = reader.at;
    if (reader.takes(',')) continue;
    const keyword = reader.keyword();
    const value = reader.value(ends, bySpaces);
    if (keyword === undefined) given.positional.push(value);
    else given.keywords.set(keyword, value);
    // at a surplus closing bracket the reader does not move
    if (reader.at === before) break;
  }
  given.end = reader.at;
  return given;
}

type Call = Omit<HelperCall, 'isOurs' | 'alone' | 'whole' | 'printing'>;

const OF_WIDGETS = ['fallback', 'element', 'attributes'];
/** Further keywords of the helper, except in Ruby, where they are properties of the widget. */
const ALSO_BY_NAME = ['name', 'props'];

function widgetCall(at: number, { positional, keywords, others }: Arguments): Call {
  const [first, second] = positional;
  const own = others === 'properties' ? OF_WIDGETS : [...OF_WIDGETS, ...ALSO_BY_NAME];
  const more = [...keywords].filter(([name]) => !own.includes(name));
  const props =
    second ?? keywords.get('props') ?? (others === 'properties' ? { at, value: mapOf(more) } : { at, value: null });
  const attributes = (keywords.get('attributes') ?? positional[4])?.value;
  const written = attributes !== undefined && isMap(attributes) ? [...attributes.entries] : [];
  return {
    at,
    kind: 'widget',
    names: [first ?? keywords.get('name')].filter((each) => each !== undefined),
    values: [props],
    isOpen: attributes === UNKNOWN || (others === 'none' && more.length > 0),
    element: keywords.get('element') ?? positional[3],
    attributes: [
      ...more.filter(([name]) => others === 'attributes' || name.startsWith('data-')),
      ...written.map(([name, { given }]) => [name, given] as const),
    ],
  };
}

const mapOf = (entries: ReadonlyArray<readonly [string, Written]>): WrittenMap => ({
  entries: new Map(entries.map(([name, given]) => [name, { at: given.at, given }])),
  isOpen: false,
});

function callOf({ at, in: { open }, written, function: called }: HelperName, given: Arguments): Call {
  if (/(?:^dw|widget)$/.test(called)) return widgetCall(at, given);
  const { positional, keywords } = given;
  const [first, second] = positional;
  const list = (first ?? keywords.get('widgets') ?? keywords.get('names'))?.value;
  // PHP, Blade and JavaScript; in Python, Ruby, Django and Handlebars more names may follow, and Twig looks like Jinja
  const hasSettingsSecond = open === '<%' ? written !== called : !/^\{[{%]/.test(open);
  return {
    at,
    kind: /hash$/i.test(called) ? 'hash' : 'head',
    names: list !== undefined && isList(list) ? list.items : hasSettingsSecond ? positional.slice(0, 1) : positional,
    values: [
      second && (hasSettingsSecond || isMap(second.value)) ? second : undefined,
      keywords.get('settings'),
      { at, value: mapOf([...keywords]) },
    ].filter((each) => each !== undefined),
    isOpen: true,
    attributes: [],
  };
}
