/** Finds the names of this kit's helpers in the code of a template. */
import type { Expression, TemplateText } from './template-text.ts';

export interface HelperName {
  /** The expression that it is written in. */
  readonly in: Expression;
  readonly at: number;
  /** As it is written, with the object that has it. */
  readonly written: string;
  readonly function: string;
  /** Whether it is certainly ours; else an object of which the file does not tell what it is has a method of that name. */
  readonly isOurs: boolean;
}

const METHOD =
  /(?:(?<![\w$'"/-])(?<object>[\w$]+)|(?<call>\)))\s*(?:\??->|\.)\s*(?:head|widget|importMapCspHash|import_map_csp_hash)(?![\w.:-])/;
const FUNCTION = /(?<![\w$.'"/:-])(?:dw_head|dwHead|dw_csp_hash|dw)(?![\w.:?-])/;
const NAME = new RegExp(`${METHOD.source}|${FUNCTION.source}`, 'g');
/** Names of variables that the README and the helpers themselves use, and likely ones. */
const OUR_OBJECT = /^\$?(?:dw|dealer_?widgets|DealerWidgetsHelper)$/i;

/** What gives a helper, as far as the class of PHP and Python and the function of Node are named. */
const MADE = String.raw`(?:new\s+\\?DealerWidgets\s*\(|\bDealerWidgets\s*\(|\bdealerWidgets\s*\(|[\w$>:-]*\(\s*['"\\]*DealerWidgets(?:::class|['"])\s*\)(?!\s*\??->))`;
/** Where a file says that a variable is a helper: assigned, with its type, or as Blade's `@inject`. */
const SET = new RegExp(
  String.raw`(\w+)\s*(?:\?\?)?=\s*${MADE}|(?<![\w$])\\?DealerWidgets\s+\$(\w+)|inject\(\s*['"](\w+)['"]\s*,\s*['"\\]*DealerWidgets\b`,
  'g',
);
/** The end of an expression that gives a helper, such as `app(DealerWidgets::class)` or a function or method `dw()` of the application. */
const GIVES = /(?:(?<![\w$])dw\(\s*|\bDealerWidgets(?:::class|['"])\s*|\(\s*new\s+\\?DealerWidgets\s*\([^;]*\)\s*)\)$/;
/** As far as that reads back. */
const BACK = 300;

export function helperNames({ text, expressions }: TemplateText): HelperName[] {
  const codes = expressions.map((each) => ({ in: each, code: text.slice(each.start, each.end) }));
  const set = new Set(
    codes.flatMap(({ code }) => [...code.matchAll(SET)].map((found) => found.slice(1).find(Boolean))),
  );
  return codes.flatMap(({ in: each, code }) =>
    [...code.matchAll(NAME)].map(({ 0: written, index, groups: { object, call } = {} }) => ({
      in: each,
      at: each.start + index,
      written,
      function: /\w+$/.exec(written)?.[0] ?? '',
      isOurs: call
        ? GIVES.test(code.slice(Math.max(0, index - BACK), index + 1))
        : object === undefined || OUR_OBJECT.test(object) || set.has(object.replace(/^\$/, '')),
    })),
  );
}
