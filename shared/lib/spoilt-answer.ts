/** Whether a text is HTML rather than a value. No price, path, file name or flag starts with a tag. */
export function isHtml(text: string): boolean {
  return /^\s*<[!?/a-z]/i.test(text);
}

/** The first input or form tag in a piece of HTML that ends before a `>`, and its attributes. */
const FIELD_OR_FORM = /<(input|form)\s(.*)/is;

/**
 * Whether a page asks to log in: it has a password field, or a form that goes to a log-in address (W4). Each piece up to a `>` is
 * tested once, so that a long page takes linear time.
 */
export function isLogInPage(text: string): boolean {
  return isHtml(text) && text.split('>').some(asksToLogIn);
}

function asksToLogIn(piece: string): boolean {
  const [, tag = '', attributes = ''] = FIELD_OR_FORM.exec(piece) ?? [];
  if (tag.toLowerCase() === 'input') return /\stype\s*=\s*["']?password/i.test(` ${attributes}`);
  const [, action = ''] = /\saction\s*=\s*("[^"]*|'[^']*|\S*)/i.exec(` ${attributes}`) ?? [];
  return /(log|sign)[-_]?in(?![a-z])/i.test(action);
}

/** The browser's message about a text that is not JSON; `undefined` when it is. */
export function jsonMistake(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // `JSON.parse` throws nothing but errors
    return (error as Error).message;
  }
}

/** A line that begins as an object or a list in JSON does. */
const JSON_LINE = /^[ \t\uFEFF]*[{[]\s*["{[]/m;
const PHP_REPORT = /^\s*(PHP +)?(Warning|Notice|Deprecated|(Fatal|Parse) error): /;
/** Signs that no text has, and what the browser shows for bytes that are not UTF-8. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_TEXT = /[\u0000-\u0008\uFFFD]/;

/**
 * What was expected instead of a text that only became of an answer, or `undefined`. JSON that breaks off, PHP's warnings around
 * it or bytes that are no text would otherwise hide an `error`.
 */
export function expectedInsteadOf(text: string): string | undefined {
  if (NOT_TEXT.test(text))
    return 'expected a text in UTF-8: this is in another charset, or compressed twice or without a Content-Encoding';
  if (isJsonText(text)) return 'expected JSON that was encoded once: this is a text that has JSON in it';
  return JSON_LINE.test(text) || (PHP_REPORT.test(text) && / on line \d/.test(text))
    ? 'expected JSON or a plain text, with nothing printed around it'
    : undefined;
}

/** Whether a text is an object, a list or a text in JSON. */
function isJsonText(text: string): boolean {
  if (!/^\s*["[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
