import { askedLocale, nearestValue } from '../page/index.ts';
import type { Locale } from '../lib/index.ts';

/** A widget's language, which the page asks for or else is the widget's own (D26, D22), and its theme, which is light by default. */
export function appearanceOf(
  element: HTMLElement,
  fallback: Locale,
): { locale: Locale; isAsked: boolean; theme: string } {
  const asked = askedLocale(element);
  return {
    locale: asked ?? fallback,
    isAsked: asked !== undefined,
    theme: nearestValue(element, 'data-theme') ?? 'light',
  };
}
