import { propertyAttribute } from '../../shared/lib/index.ts';
import { Html, html, jsonScript, type Part } from './html.ts';

interface Markup {
  /** How the properties are written: single attributes, or a JSON child (the only way for lists and objects). */
  as?: 'attributes' | 'json';
  tag?: 'div' | 'span';
  /** `data-locale` of the host contract, where a page speaks another language than the widget does by itself. */
  locale?: 'ms' | 'en';
}

function attribute([property, value]: [string, unknown]): Html | '' {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`The property "${property}" is not a single value. Write this widget with { as: 'json' }.`);
  return html` ${new Html(propertyAttribute(property))}="${String(value)}"`;
}

/**
 * Writes a widget's element as the host contract documents it.
 * @param name the `data-widget` name
 * @param props its properties, in the specification's names
 * @param fallback what is shown until the widget is ready, and after a crash
 */
export function widget<Props extends object = Record<string, unknown>>(
  name: string,
  props: Props,
  fallback: Part = '',
  { as = 'attributes', tag = 'div', locale }: Markup = {},
): Html {
  const element = new Html(tag);
  const attributes = as === 'attributes' ? Object.entries(props).map(attribute) : '';
  return html`<${element} data-widget="${name}"${locale !== undefined && html` data-locale="${locale}"`}${attributes}>${as === 'json' && jsonScript(props)}${fallback}</${element}>`;
}
