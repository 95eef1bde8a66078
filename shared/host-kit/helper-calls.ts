/** Finds in a template what is written with the helpers of this kit: heads of pages, and widgets. */
import { isList, isMap, LiteralReader, type Written, type WrittenMap } from './literals.ts';
import type { Expression } from './template-text.ts';

export interface HelperCall {
  readonly at: number;
  /** `hash`: for the policy; it has names like a head. */
  readonly kind: 'widget' | 'head' | 'hash';
  readonly names: readonly Written[];
  /** Properties of a widget, page settings of a head, as far as they are written there. */
  readonly values: readonly Written[];
  /** Whether it may have other values than these. */
  readonly isOpen: boolean;
  readonly element?: Written | undefined;
}

const CALL =
  /(?<![\w$.'"/:-])(?:dw_head|dwHead|dw_csp_hash|(?:dw|DealerWidgetsHelper)\.(?:head|widget|import_map_csp_hash|importMapCspHash)|(?:\$dw|DealerWidgets::class\))->(?:head|widget|importMapCspHash)|dw)(?![\w.:-])/g;

export function helperCalls(text: string, expressions: readonly Expression[]): HelperCall[] {
  return expressions.flatMap(({ open, start, end }) =>
    [...text.slice(start, end).matchAll(CALL)].flatMap(({ 0: name, index }) => {
      const given = argumentsOf(text, { open, start, end }, start + index, name.length);
      return given ? [callOf(name, start + index, given)] : [];
    }),
  );
}

interface Arguments {
  positional: Written[];
  keywords: Map<string, Written>;
}

/** In parentheses; else separated by spaces in Django and Handlebars, where the helper is the first word, and by commas in Ruby. */
function argumentsOf(
  text: string,
  { open, start, end }: Expression,
  at: number,
  length: number,
): Arguments | undefined {
  const isFirst = open.startsWith('{') && text.slice(start, at).trim() === '';
  const after = text.slice(at + length, end);
  const inParentheses = isFirst ? after.startsWith('(') : /^\s*\(/.test(after);
  if (!inParentheses && !isFirst && !(open === '<%' && /^\s+["':*\w]/.test(after))) return undefined;
  if (isFirst && after.trim() === '') return undefined;
  const reader = new LiteralReader(text, at + length, end);
  if (inParentheses) reader.takes('(');
  const bySpaces = isFirst && !inParentheses;
  const given: Arguments = { positional: [], keywords: new Map() };
  while (!reader.isAtEnd && !(inParentheses && reader.takes(')'))) {
    const before = reader.at;
    if (reader.takes(',')) continue;
    const keyword = reader.keyword();
    const value = reader.value(bySpaces ? /(?!)/y : /[,)\]}]/y, bySpaces);
    if (keyword === undefined) given.positional.push(value);
    else given.keywords.set(keyword, value);
    // a closing bracket too many
    if (reader.at === before) break;
  }
  return given;
}

const OF_WIDGETS = ['name', 'props', 'fallback', 'element'];

function callOf(name: string, at: number, { positional, keywords }: Arguments): HelperCall {
  const [first, second] = positional;
  if (/(?:^dw|widget)$/.test(name)) {
    const props = second ?? keywords.get('props');
    const isKnown = props === undefined || isMapLike(props) || props.value === null;
    return {
      at,
      kind: 'widget',
      names: [first ?? keywords.get('name')].filter((each) => each !== undefined),
      values: props ? [props] : [],
      isOpen: !isKnown || [...keywords.keys()].some((each) => !OF_WIDGETS.includes(each)),
      element: keywords.get('element') ?? positional[3],
    };
  }
  const list = (first ?? keywords.get('widgets') ?? keywords.get('names'))?.value;
  const settings: WrittenMap = {
    entries: new Map([...keywords].map(([each, given]) => [each, { at: given.at, given }])),
    isOpen: true,
  };
  return {
    at,
    kind: /hash$/i.test(name) ? 'hash' : 'head',
    names: list !== undefined && isList(list) ? list.items : positional,
    values: [second, keywords.get('settings'), { at, value: settings }].filter((each) => each !== undefined),
    isOpen: true,
  };
}

const isMapLike = ({ value }: Written): boolean => isMap(value) || (isList(value) && value.items.length === 0);
