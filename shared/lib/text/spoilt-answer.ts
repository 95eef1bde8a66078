// chunk: wire
/** A line that begins as an object or a list in JSON does. */
const JSON_LINE = /^[ \t\uFEFF]*[{[]\s*["{[]/m;
const PHP_REPORT = /^\s*(PHP +)?(Warning|Notice|Deprecated|(Fatal|Parse) error): /;

/**
 * Whether a text is what became of an answer rather than one: JSON that breaks off, is a text in JSON itself, or has something printed before
 * or after it, such as the warnings of PHP; or nothing but PHP's report. A text that says what became of a request would otherwise hide an
 * `error` in such JSON.
 */
export function isSpoiltAnswer(text: string): boolean {
  return JSON_LINE.test(text) || (PHP_REPORT.test(text) && / on line \d/.test(text));
}
