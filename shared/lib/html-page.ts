/**
 * Whether a text is a page or a piece of HTML rather than a value. No price, path, name of a file or flag begins with a tag.
 */
export function isHtml(text: string): boolean {
  return /^\s*<[!?/a-z]/i.test(text);
}

/**
 * Whether a page of HTML is a log-in page: it asks for a password or its form goes to a log-in address (decision W4).
 */
export function isLogInPage(text: string): boolean {
  return isHtml(text) && /<input[^>]+type=["']?password|<form[^>]+action=["']?[^"'>]*(log|sign)[-_]?in/i.test(text);
}
