// chunk: wire
/** Whether a text is HTML rather than a value. No price, path, file name or flag starts with a tag. */
export function isHtml(text: string): boolean {
  return /^\s*<[!?/a-z]/i.test(text);
}

/** The first input or form tag in a piece of HTML that ends before a `>`, and its attributes. */
const FIELD_OR_FORM = /<(input|form)\s(.*)/is;

/**
 * Whether an HTML page is a log-in page: it has a password field, or a form that goes to a log-in address (W4). The page is split at
 * every `>` and each piece is tested once, so that even a very long answer takes only linear time.
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
