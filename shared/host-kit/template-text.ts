/** Finds comments and expressions in a template without its engine, for most ways to write them. */
import { blank, withoutComments } from './elements.ts';
import { ANY } from './literals.ts';

export interface Expression {
  /** What begins it: `{{`, `{%`, `<%` … or `@` for a directive of Blade. */
  readonly open: string;
  /** What follows that at once, as `-` does in `<%-`. */
  readonly signs: string;
  /** Where its code begins and ends. */
  readonly start: number;
  readonly end: number;
}

export interface TemplateText {
  /** Its name tells the language, where that matters. */
  readonly file: string;
  /** Without comments; every position is still that of the file. */
  readonly text: string;
  /** With `ANY` for every character of an expression. */
  readonly masked: string;
  readonly expressions: readonly Expression[];
}

const COMMENT =
  /\{\{--[^]*?--\}\}|\{\{!--[^]*?--\}\}|(?<!\{)\{#[^]*?#\}|<%#[^]*?%>|<%--[^]*?--%>|\{%-?\s*comment\b[^]*?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g;
const OPENING =
  /(\{!!|\{\{\{?|\{%|<%|<\?(?!xml)|(?<![\w@])@php\b(?!\s*\())([-=~#&^>]*)|(?<![\w@])@(?=[a-z]+\s?\(|else\b|end[a-z]+\b|default\b)/gi;
const CLOSING: Record<string, string> = {
  '{!!': '!!}',
  '{{': '}}',
  '{{{': '}}}',
  '{%': '%}',
  '<%': '%>',
  '<?': '?>',
  '@php': '@endphp',
};
const STRING = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/y;

/** A page as the server sends it: complete, and without expressions. */
export function renderedText(file: string, written: string): TemplateText {
  const text = withoutComments(written);
  return { file, text, masked: text, expressions: [] };
}

export function templateText(file: string, written: string): TemplateText {
  const text = withoutComments(written.replace(COMMENT, blank));
  const expressions: Expression[] = [];
  let masked = '';
  let at = 0;
  for (const { 0: opening, 1: open = '@', 2: signs = '', index } of text.matchAll(OPENING)) {
    if (index < at) continue; // inside the expression before
    const start = index + opening.length;
    const end = open === '@' ? endOfDirective(text, start) : endOf(text, start, CLOSING[open] ?? open);
    if (end < 0) continue;
    expressions.push({ open, signs, start, end });
    const whole = Math.min(text.length, end + (CLOSING[open]?.length ?? 0));
    masked += text.slice(at, index) + text.slice(index, whole).replace(/[^\n]/g, ANY);
    at = whole;
  }
  return { file, text, masked: masked + text.slice(at), expressions };
}

/** Whether no expression stands between two places, so that none chooses between what is there. */
export const isPlainBetween = (from: number, to: number, { expressions }: TemplateText): boolean =>
  !expressions.some(({ start }) => start >= from && start < to);

/** Where the code ends, or -1 when nothing closes it. Only PHP needs no end. */
function endOf(text: string, start: number, close: string): number {
  const plain = text.indexOf(close, start);
  if (close === '?>') return plain < 0 ? text.length : plain;
  return close.startsWith('}}') || close === '%}' ? (balancedEnd(text, start, close) ?? plain) : plain;
}

/** Where the code ends that may contain texts and maps with braces, such as `{{ dw("quiz", {"a": {}}) }}`. */
function balancedEnd(text: string, start: number, close: string): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (depth === 0 && text.startsWith(close, at)) return at;
    STRING.lastIndex = at;
    const quoted = STRING.exec(text)?.[0];
    if (quoted) at += quoted.length - 1;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}') depth = Math.max(0, depth - 1);
  }
  return undefined;
}

function endOfDirective(text: string, start: number): number {
  const name = /^[a-z]+ ?/i.exec(text.slice(start, start + 40))?.[0] ?? '';
  let depth = 0;
  let at = start + name.length;
  do {
    STRING.lastIndex = at;
    const quoted = STRING.exec(text)?.[0];
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    if (depth > 0 || text[at] === ')') at += quoted?.length ?? 1;
  } while (depth > 0 && at < text.length);
  return at;
}
