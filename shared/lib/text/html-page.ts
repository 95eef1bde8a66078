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
