import type * as v from 'valibot';
import { RESERVED_ATTRIBUTES, bareName } from '../../lib/index.ts';
import { attributeOf, attributesOf, jsonObject, queryAll } from '../../page/index.ts';
import { parse } from '../../lib/schema/index.ts';

/** The schema of a widget's properties, with the specification's own names. */
export type PropertySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Properties before parsing, with the source of each. */
export interface RawProperties {
  values: Record<string, unknown>;
  sources: Record<string, string>;
  /** Names that are no properties of this widget: in the JSON, or attributes, of which a page may have others of its own. */
  strangers: Array<[name: string, source: string]>;
  /** A source that is not JSON of an object. */
  unreadable?: { text: string; source: string };
}

/** The property that holds a widget's current state: an empty `data-value` means false, not true. */
const STATE = 'value';

/** What the host wrote on an element, of which its properties are made. If it is the same as before, they are too. */
export interface Written {
  /** `data-props` and the JSON `<script>`, those that are there. */
  json: Array<[text: string, source: string]>;
  /** The other `data-` attributes, without those that steer the widget. */
  attributes: Array<[name: string, value: string]>;
}

export function writtenOn(element: HTMLElement): Written {
  const [script] = queryAll(element, ':scope > script[type="application/json"]');
  const json: Array<[string | null | undefined, string]> = [
    [attributeOf(element, 'data-props'), 'data-props'],
    [script?.textContent, 'the JSON <script>'],
  ];
  const written: Written = {
    json: json.filter((each): each is [string, string] => Boolean(each[0]?.trim())),
    attributes: [],
  };
  for (const { name, value } of attributesOf(element))
    if (name.startsWith('data-') && !RESERVED_ATTRIBUTES.includes(name)) written.attributes.push([name, value]);
  return written;
}

export const signatureOf = (written: Written): string => JSON.stringify(written);

/**
 * Collects the properties: `data-props`, then a child `<script type="application/json">`, then single attributes; later sources override
 * earlier ones. `null` counts as absent (W11).
 */
export function readProperties({ json, attributes }: Written, schema: PropertySchema): RawProperties {
  const raw: RawProperties = { values: {}, sources: {}, strangers: [] };
  const put = (name: string, value: unknown, source: string): void => {
    if (value === null) return;
    raw.values[name] = value;
    raw.sources[name] = source;
  };
  const { entries } = schema;
  for (const [text, source] of json) {
    const written = jsonObject(text);
    if (!written) raw.unreadable = { text, source };
    for (const [name, value] of Object.entries(written ?? {}))
      if (Object.hasOwn(entries, name))
        // an empty text, as `"{{ id }}"` prints it, is as good as none here, too; `name` is in the schema
        put(name, value === '' ? fromAttribute(entries[name]!, value, false) : value, source);
      else if (value !== null) raw.strangers.push([name, source]);
  }
  const names = new Map(Object.keys(entries).map((name) => [bareName(name), name]));
  for (const [source, value] of attributes) {
    const name = names.get(bareName(source.slice('data-'.length)));
    // `name` is in the schema
    if (name) put(name, fromAttribute(entries[name]!, value, name !== STATE), source);
    else raw.strangers.push([source, source]);
  }
  return raw;
}

/**
 * Reads an attribute in the first way that the schema accepts: text, Python's True and False, JSON. Templates print false and
 * missing values as an empty text (D27), which is a bare flag only where that is possible.
 */
function fromAttribute(schema: v.ObjectEntries[string], text: string, mayBeBare: boolean): unknown {
  const takes = (value: unknown): boolean => !parse(schema, value).issues;
  if (text === '') {
    if (!takes(true)) return takes(undefined) ? null : text;
    if (takes(text)) return mayBeBare;
  }
  if (takes(text)) return text;
  if (/^(True|False)$/.test(text)) return text.toLowerCase();
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // the schema's message includes the received text
  }
}
