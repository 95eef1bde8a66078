import { useInsertionEffect } from 'react';
import { useUi } from './ui-context.ts';

const sheets = new Map<string, CSSStyleSheet>();

/** The one constructed sheet for this css text; 5,000 widgets share it. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Adopts the css text in a root, once however often it is asked. Constructed sheets need no nonce under a strict CSP. */
export function adoptStyles(root: ShadowRoot | Document, css: string): void {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/**
 * Gives the widget's root a style sheet before the component is painted. A parent's sheet comes after its children's,
 * so a widget's css may adjust the controls it uses.
 * @param css the text of a css file, imported with `?inline`
 */
export function useStyles(css: string): void {
  const { root } = useUi();
  useInsertionEffect(() => adoptStyles(root, css), [root, css]);
}
