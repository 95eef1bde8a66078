// chunk: wire
/**
 * Whether a text is a page or a piece of HTML rather than a value. No price, path, name of a file or flag begins with a tag.
 */
export function isHtml(text: string): boolean {
  return /^\s*<[!?/a-z]/i.test(text);
}

/** The first input or form in what stands before a `>`, and what follows it there. */
const FIELD_OR_FORM = /<(input|form)\s(.*)/is;

/**
 * Whether a page of HTML is a log-in page: it asks for a password or its form goes to a log-in address (decision W4).
 * The page is cut at every `>` and each piece is looked at once, so that no answer, however long, keeps the tab busy.
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
