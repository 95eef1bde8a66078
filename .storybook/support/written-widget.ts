import { propertyAttribute } from '../../shared/lib/index.ts';

/** The first widget of a piece of host HTML, taken apart. */
interface WrittenWidget {
  element: HTMLElement;
  /** Its JSON child, where it has one. */
  script: HTMLScriptElement | null;
  json: Record<string, unknown>;
  template: HTMLTemplateElement;
}

function firstWidget(html: string): WrittenWidget | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.querySelector<HTMLElement>('[data-widget]');
  if (!element) return undefined;
  const script = element.querySelector<HTMLScriptElement>(':scope > script[type="application/json"]');
  // whatever it is: the controls show what it has
  return { element, script, json: JSON.parse(script?.textContent ?? '{}') as Record<string, unknown>, template };
}

/** The properties the first widget of a piece of host HTML is given, of those named. An attribute takes precedence over the JSON child, as in the runtime. */
export function writtenProperties(html: string, names: readonly string[]): Record<string, unknown> {
  const widget = firstWidget(html);
  if (!widget) return {};
  const found = names.map((name) => [name, widget.element.getAttribute(propertyAttribute(name)) ?? widget.json[name]]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** The first widget of a piece of host HTML, without what the page has around it. */
export function writtenWidget(html: string): string {
  const [first = '', ...rest] = (firstWidget(html)?.element.outerHTML ?? html).split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents); // the element's own: its end is there
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

/**
 * Host HTML whose first widget has these properties; all else stays as it was written.
 * @param properties `undefined` takes one away
 */
export function withProperties(html: string, properties: Readonly<Record<string, unknown>>): string {
  const widget = firstWidget(html);
  if (!widget || Object.keys(properties).length === 0) return html;
  const { element, json, template } = widget;
  let { script } = widget;
  for (const [name, value] of Object.entries(properties)) {
    const attribute = propertyAttribute(name);
    element.removeAttribute(attribute);
    delete json[name];
    if (value === undefined) continue;
    if (script || typeof value === 'object') json[name] = value;
    else element.setAttribute(attribute, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  if (!script && Object.keys(json).length > 0) {
    script = document.createElement('script');
    script.type = 'application/json';
    element.prepend('\n  ', script, '\n');
  }
  if (script) script.textContent = JSON.stringify(json, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ');
  return template.innerHTML;
}
