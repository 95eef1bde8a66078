// chunk: wire
/** A line that begins as an object or a list in JSON does. */
const JSON_LINE = /^[ \t\uFEFF]*[{[]\s*["{[]/m;
const PHP_REPORT = /^\s*(PHP +)?(Warning|Notice|Deprecated|(Fatal|Parse) error): /;
/** Signs that no text has, and what the browser shows for bytes that are not UTF-8. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_TEXT = /[\u0000-\u0008\uFFFD]/;

/**
 * What was expected instead of a text that is what became of an answer rather than one; `undefined` when it may be an answer. That is JSON
 * that breaks off, is a text in JSON itself, or has something printed before or after it, such as the warnings of PHP; nothing but PHP's
 * report; bytes that are no text. A text that says what became of a request would otherwise hide an `error` in such JSON.
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
