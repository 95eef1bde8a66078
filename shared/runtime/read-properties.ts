import * as v from 'valibot';
import { queryAll } from '../lib/native-dom.ts';

/** The schema of a widget's properties: one entry a property, in the specification's own names. */
export type PropertySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Raw properties and the place each came from. */
export interface RawProperties {
  values: Record<string, unknown>;
  sources: Record<string, string>;
  /** Attributes that are no property of this widget; a page has others of its own. */
  strangers: string[];
}

/** The property that says what is now, not what is switched on. */
const STATE = 'value';

/** Attributes that steer the loader and runtime; they are no properties. */
const RESERVED = new Set(['widget', 'widgetState', 'props', 'load', 'locale', 'theme']);

/**
 * Collects what the host wrote: `data-props`, then a child `<script type="application/json">`, then single attributes; later wins.
 * `null` counts as absent (W11). Throws a sentence for JSON that cannot be read.
 */
export function readProperties(element: HTMLElement, schema: PropertySchema): RawProperties {
  // without a prototype: "__proto__" is a name like any other
  const raw: RawProperties = { values: Object.create(null), sources: Object.create(null), strangers: [] };
  const put = (name: string, value: unknown, source: string): void => {
    if (value === null) return;
    raw.values[name] = value;
    raw.sources[name] = source;
  };
  for (const [text, source] of jsonSources(element)) {
    for (const [name, value] of Object.entries(parseJson(text, source))) put(name, value, source);
  }
  const names = new Map(Object.keys(schema.entries).map((name) => [bare(name), name]));
  for (const [attribute, text] of Object.entries(element.dataset)) {
    if (RESERVED.has(attribute)) continue;
    const name = names.get(bare(attribute));
    const source = `data-${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (name) put(name, fromAttribute(schema.entries[name]!, text!, name !== STATE), source);
    else raw.strangers.push(source);
  }
  return raw;
}

/** Everything the properties depend on, as one text: equal text, equal properties. */
export function propertySignature(element: HTMLElement): string {
  return JSON.stringify([{ ...element.dataset, widgetState: '' }, ...jsonSources(element)]);
}

/** `recognition_id`, `recognitionId` and `data-recognition-id` are the same name. */
const bare = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

function jsonSources(element: HTMLElement): Array<[text: string, source: string]> {
  const [script] = queryAll(element, ':scope > script[type="application/json"]');
  const sources: Array<[string | null | undefined, string]> = [
    [element.dataset.props, 'data-props'],
    [script?.textContent, 'the JSON <script>'],
  ];
  return sources.filter((each): each is [string, string] => Boolean(each[0]?.trim()));
}

function parseJson(text: string, source: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON: ${(cause as Error).message}. Write it with the host's JSON encoder.`, {
      cause,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(
      `${source} holds ${JSON.stringify(value)?.slice(0, 80)}; expected an object of properties, such as {"title": "…"}.`,
    );
  }
  return value;
}

/**
 * The first reading of an attribute's text that the schema takes: the text itself, as Python writes true and false, as JSON. An empty one is what
 * templates print for false and for nothing (D27): false or absent, unless it may be a flag that is written without a value.
 */
function fromAttribute(schema: v.ObjectEntries[string], text: string, mayBeBare: boolean): unknown {
  const takes = (value: unknown): boolean => v.is(schema, value);
  if (text === '' && takes('') && takes(true)) return mayBeBare;
  if (takes(text)) return text;
  if (text === '' && takes(undefined) && !takes(true)) return null;
  if (/^(True|False)$/.test(text)) return text.toLowerCase();
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // the schema's own message names what came
  }
}
