import { parseSync } from 'vite';
import type { Node } from '../repo/bare-texts.ts';

/** One change: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

const OTHER: Record<string, string> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&', '??': '&&' },
};
/** Types and imports do not run; what is thrown or logged is words for people. */
const SKIPPED = /^(TS(?!AsExpression|NonNull|Satisfies)|Import|ThrowStatement)/;
/** What only the reference reads; tests/dist compares that. */
const DESCRIBED = /^wireShape\(/;

/** The changes of a source text: negated conditions, other operators, dropped statements, changed constants. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (value: unknown, key = ''): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, key));
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node; // the parser gives each node a type and its place
    const { type, start, end, value: literal } = node;
    const operator = String(node.operator);
    const text = source.slice(start, end);
    const change = (to: string, from = start, until = end) => found.push({ start: from, end: until, text: to });
    if (type === 'ExpressionStatement' && DESCRIBED.test(text)) return;
    if (SKIPPED.test(type)) {
      if (type === 'ThrowStatement') change(';');
      return;
    }
    if (key === 'test' && !/^(Binary|Unary)/.test(type)) change(`!(${text})`);
    if (/^(Binary|Logical)Expression$/.test(type) && OTHER[operator]) {
      const [left, right] = [node.left as Node, node.right as Node];
      const at = left.end + source.slice(left.end, right.start).indexOf(operator);
      change(OTHER[operator], at, at + operator.length);
    }
    if (type === 'UnaryExpression' && operator === '!') change('', start, start + 1);
    if (/^(Expression|Continue|Break)Statement$/.test(type)) change(';');
    if (type === 'ReturnStatement' && node.argument && !/^return (undefined|false|null);/.test(text))
      change('return undefined as never;');
    if (type === 'Literal' && !['key', 'source', 'property'].includes(key)) {
      if (typeof literal === 'number') change(String(literal === 1 ? 0 : literal + 1));
      if (typeof literal === 'boolean') change(String(!literal));
      if (typeof literal === 'string' && !literal.includes(' ')) change(literal ? "''" : "'mutant'");
      if (text.startsWith('/^')) change(`/${text.slice(2)}`);
      if (/\$\/\w*$/.test(text)) change(text.replace(/\$(\/\w*)$/, '$1'));
    }
    for (const [name, part] of Object.entries(node)) if (!(name === 'key' && !node.computed)) visit(part, name);
  };
  visit(parseSync(file, source).program.body);
  return found.filter((mutant) => parseSync(file, mutated(source, mutant)).errors.length === 0);
}

/** The source text with the change. */
export const mutated = (source: string, { start, end, text }: Mutant) =>
  source.slice(0, start) + text + source.slice(end);
