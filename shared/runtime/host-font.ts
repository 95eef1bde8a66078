import { closestComposed, composedParent, nearestValue } from '../lib/dom/composed-tree.ts';

/** The fonts around each element, as styles, read in this task. Without this cache the browser would compute the page's styles again after each widget that mounts. */
const styles = new Map<Element, string>();

/** Clears the cache; call it when the page's styles may have changed. */
export const forgetFonts = (): void => styles.clear();

/**
 * The page's font around a widget, with its size limited to 14–18 px, as values of tokens; empty without `data-look="host"`. The font is
 * read from the element with that attribute; if that is the widget itself, from its parent, because the widget resets its own font.
 */
export function hostFont(widget: Element): string {
  const asking = nearestValue(widget, 'data-look') === 'host' && closestComposed(widget, '[data-look=host]');
  if (!asking) return '';
  const around = (asking === widget && composedParent(widget)) || asking;
  let style = styles.get(around);
  if (!style) {
    const { fontFamily, fontSize } = getComputedStyle(around);
    style = `--dw-font:${fontFamily};--dw-text-m:clamp(14px,${fontSize},18px)`;
    styles.set(around, style);
    setTimeout(forgetFonts);
  }
  return style;
}
