/** The part of lint.ts about flags that an expression writes. PHP, Blade and Twig print false as an empty text; other languages print a word. */
import type { PropertyReference } from '../reference/reference.ts';
import type { WrittenAttribute } from './elements.ts';
import type { LintedPage } from './linted-page.ts';

/** An expression that prints its value, in parts, by the end of the file's name. */
const PRINTED: ReadonlyArray<readonly [file: RegExp, print: RegExp]> = [
  [/\.(?:blade\.php|twig)$/i, /^(\{\{-?|\{!!)(\s*)([^]+?)(\s*)(-?\}\}|!!\})$/],
  [/\.(?:php|phtml)$/i, /^(<\?=|<\?php\s+echo\b)(\s*)([^]+?)(\s*)(;?\s*\?>)$/i],
];

const TEXTS = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/g;
/** Innermost brackets. */
const BRACKETS = /(?<=[([])[^()[\]]+(?=[)\]])/g;
/** A variable, or what is read from one. */
const VARIABLE = /^(?:\$\w+|(?!true$|null$)[a-z_]\w*(?=\.|$))(?:(?:\??->|::|\.)\w+|\(\)|\[\])*$/i;
/** What gives true or false. */
const CONDITION =
  /^(?:!|not\b|\(bool(?:ean)?\)|(?:isset|empty|in_array|boolval|is_\w+)\()|[=!]==?|(?<![-=])>|<(?!=>)|&&|\|\||(?<![$.>\w])(?:and|or|is|in|instanceof)\b/i;

/**
 * What a widget makes of an empty attribute, where that is not No. The widget's state (`value`) is No when empty, any other flag is on, because it may be
 * written without a value; those that cost money or access are not guessed (D27).
 */
const WHEN_EMPTY: Record<string, string> = { Flag: 'an empty flag is on', DecidedFlag: 'an empty one is refused' };

/** Reports a flag whose value is nothing but an expression that prints an empty text when it is false. */
export function checkFlag(
  { file, text, report }: LintedPage,
  { name, at, value: { length }, valueAt }: WrittenAttribute,
  property: string,
  { schema }: PropertyReference,
): void {
  const whenEmpty = property === 'value' ? undefined : WHEN_EMPTY[String(schema.title)];
  if (!whenEmpty) return;
  const written = text.slice(valueAt, valueAt + length).trim();
  for (const [ending, print] of PRINTED) {
    const [, open = '', before = '', code = '', after = '', close = ''] =
      (ending.test(file) && print.exec(written)) || [];
    if (!mayBeFalse(code)) continue;
    const value = code.includes('??') ? `(${code})` : code;
    return report(
      at,
      'unsafe-flag',
      `${name} is empty when ${code} is false, and ${whenEmpty}. Write ${name}="${open}${before}${value} ? 1 : 0${after}${close}".`,
    );
  }
}

/** Whether an expression is a variable or a condition, and chooses no value itself. */
function mayBeFalse(code: string): boolean {
  let bare = code.replace(TEXTS, "''");
  for (let before = ''; before !== bare;) bare = (before = bare).replace(BRACKETS, '');
  if (/\?(?![?>-])(?<!\?\?)|(?<!\|)\|(?!\|)/.test(bare.replaceAll('?->', '->'))) return false;
  const [first = '', ...others] = bare.split('??').map((each) => each.trim());
  return VARIABLE.test(first) || CONDITION.test(first) || others.at(-1)?.toLowerCase() === 'false';
}
