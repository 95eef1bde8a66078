import { closestComposed } from '../lib/composed-tree.ts';
import { attributeOf } from '../lib/native-dom.ts';
import { pageSettings } from '../lib/page-settings.ts';
import type { Locale } from '../ui/ui-context.ts';

/** Language and colours the page asks for: the nearest ancestor's attribute, then the page's settings, then the widget's own language. Light unless asked. */
export function appearanceOf(element: HTMLElement, fallback: Locale): { locale: Locale; theme: string } {
  const asked = nearest(element, 'data-locale') ?? pageSettings().locale;
  return {
    locale: asked === 'ms' || asked === 'en' ? asked : fallback,
    theme: nearest(element, 'data-theme') ?? 'light',
  };
}

function nearest(element: Element, attribute: string): string | null {
  const found = closestComposed(element, `[${attribute}]`);
  return found && attributeOf(found, attribute);
}
