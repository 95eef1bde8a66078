import { nearestValue } from '../lib/dom/composed-tree.ts';
import { type Locale, localeOf } from '../lib/text/locale.ts';
import { documentMember } from '../lib/dom/native-dom.ts';
import { pageSettings } from '../lib/page/page-settings.ts';

/**
 * A widget's language and theme. The language comes from the nearest ancestor's attribute, else the page settings, else
 * `<html lang>`, else the widget (D26, D22). The default theme is light.
 */
export function appearanceOf(element: HTMLElement, fallback: Locale): { locale: Locale; theme: string } {
  const candidates = [
    nearestValue(element, 'data-locale'),
    pageSettings().locale,
    documentMember('documentElement').lang,
  ];
  return {
    locale: candidates.map(localeOf).find(Boolean) ?? fallback,
    theme: nearestValue(element, 'data-theme') ?? 'light',
  };
}
