import { propertyAttribute } from '../../shared/lib/index.ts';

/** A property as an attribute can carry it. */
type AttributeValue = string | number | boolean;

interface Snippet {
  /** Properties written as attributes; `recognition_id` becomes `data-recognition-id`. */
  attributes?: Record<string, AttributeValue>;
  /** Properties written as a JSON child, for lists and objects. */
  json?: object;
  /** The host's own HTML, shown until the widget is ready and after a crash. */
  children?: string;
  tag?: 'div' | 'span';
}

/** The HTML a template author writes for one widget, as the host contract documents it. */
export function snippet(name: string, { attributes = {}, json, children = '', tag = 'div' }: Snippet = {}): string {
  const written = Object.entries(attributes).map(
    ([property, value]) => ` ${propertyAttribute(property)}="${escape(String(value))}"`,
  );
  const script = json
    ? `\n  <script type="application/json">${JSON.stringify(json, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ')}</script>\n`
    : '';
  const content = json && children ? `  ${children}\n` : children;
  return `<${tag} data-widget="${name}"${written.join('')}>${script}${content}</${tag}>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
