// chunk: base
import { documentMember } from './native-dom.ts';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adopts a css text in a root, once however often it is asked. Every root shares the one constructed sheet of that text,
 * so 5,000 widgets parse it once; constructed sheets need no nonce under a strict CSP.
 */
export function adoptStyles(root: ShadowRoot | Document, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  const adopted = root instanceof Document ? documentMember('adoptedStyleSheets') : root.adoptedStyleSheets;
  if (!adopted.includes(sheet)) adopted.push(sheet);
}
