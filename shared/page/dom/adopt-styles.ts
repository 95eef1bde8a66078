import { documentMember } from './native-dom.ts';

/**
 * The cascade layers, lowest first: a later one wins, whatever the specificity. For `!important` the order is reversed, and rules
 * without a layer are the weakest. `package` is for packages' style sheets.
 */
const LAYERS = 'reset,tokens,package,ui,widget';

export type Layer = 'reset' | 'tokens' | 'package' | 'ui' | 'widget';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adopts a style sheet in a root; further calls with the same text do nothing. All roots share one constructed sheet for each text, so
 * that 5,000 widgets parse it once. Constructed sheets need no nonce under a strict CSP.
 * @param css the text of the sheet
 * @param layer always the same for one text; none in a page's document, whose unlayered rules would override a layer
 */
export function adoptStyles(root: ShadowRoot | Document, css: string, layer?: Layer | null): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(layer ? `@layer ${LAYERS};@layer ${layer}{${css}}` : css);
    sheets.set(css, sheet);
  }
  const adopted = root instanceof Document ? documentMember('adoptedStyleSheets') : root.adoptedStyleSheets;
  if (!adopted.includes(sheet)) adopted.push(sheet);
}
