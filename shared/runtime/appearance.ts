import { closestComposed } from '../lib/composed-tree.ts';
import { type Locale, localeOf } from '../lib/locale.ts';
import { attributeOf, documentMember } from '../lib/native-dom.ts';
import { pageSettings } from '../lib/page-settings.ts';

/**
 * Language and colours the page asks for: the nearest ancestor's attribute, then the page's settings, then the page's own `<html lang>`, then
 * the widget's own language (D26, D22). Light unless asked.
 */
export function appearanceOf(element: HTMLElement, fallback: Locale): { locale: Locale; theme: string } {
  const asked = [nearest(element, 'data-locale'), pageSettings().locale, documentMember('documentElement').lang];
  return {
    locale: asked.map(localeOf).find(Boolean) ?? fallback,
    theme: nearest(element, 'data-theme') ?? 'light',
  };
}

function nearest(element: Element, attribute: string): string | null {
  const found = closestComposed(element, `[${attribute}]`);
  return found && attributeOf(found, attribute);
}
