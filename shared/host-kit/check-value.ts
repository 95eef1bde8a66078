/** Compares written values with the JSON Schemas of the reference. */
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { JsonSchema } from '../reference/json-schema.ts';
import type { Reference } from '../reference/reference.ts';
import { typeText } from '../reference/type-text.ts';
import { hasFormat } from './formats.ts';
import { isList, isMap, UNKNOWN, type Written, type WrittenValue } from './literals.ts';

export interface ValueMistake {
  readonly at: number;
  readonly rule: 'wrong-value' | 'unknown-property';
  readonly message: string;
}

/** The first mistake in a value. @param path the property's name, then those of the keys below: `prices.0.id` */
export function mistakeIn(schema: JsonSchema, { at, value }: Written, path: string): ValueMistake | undefined {
  if (value === UNKNOWN) return undefined;
  const wrong = wrongValue(at, `"${path}": ${shown(value)} is not of type ${typeText(schema)}.`);
  if (Array.isArray(schema.anyOf)) {
    // JSON Schema: `anyOf` is a list of schemas
    const mistakes = (schema.anyOf as JsonSchema[]).map((each) => mistakeIn(each, { at, value }, path));
    if (mistakes.includes(undefined)) return undefined;
    return mistakes.find((each) => each?.rule === 'unknown-property') ?? wrong;
  }
  if (isList(value) || isMap(value)) return mistakeInside(schema, value, path, wrong);
  return fits(schema, value) ? undefined : wrong;
}

/** The sentence, followed by what is expected where it ends with names of types of the reference. */
export const withMeaning = (sentence: string, { values }: Pick<Reference, 'values'>): string =>
  sentence.replace(/(?<=is not of type (.+)\.)$/, (_, type: string) => {
    const known = type.split(' | ').filter((name) => Object.hasOwn(values, name));
    return known.map((name) => ` ${known.length > 1 ? `${name}: ` : ''}${values[name]?.description}`).join('');
  });

function mistakeInside(
  schema: JsonSchema,
  value: WrittenValue & object,
  path: string,
  wrong: ValueMistake,
): ValueMistake | undefined {
  const types = [schema.type].flat();
  if (types.includes('array')) {
    const items = itemsOf(value);
    // JSON Schema: these keywords belong to lists
    const { minItems = 0, maxItems = Infinity } = schema as { minItems?: number; maxItems?: number };
    if (items && items.length > maxItems)
      return wrongValue(wrong.at, `"${path}" has ${items.length} entries, expected at most ${maxItems}.`);
    if (!items) return wrong;
    if (items.length < minItems && !value.isOpen)
      return wrongValue(
        wrong.at,
        `"${path}" has ${items.length === 1 ? '1 entry' : `${items.length} entries`}, expected at least ${minItems}.`,
      );
    // JSON Schema: `items` is a schema
    return first(items, (item, i) => mistakeIn((schema.items ?? {}) as JsonSchema, item, `${path}.${i}`));
  }
  if (!types.includes('object')) return Object.keys(schema).length === 0 ? undefined : wrong;
  // PHP writes an empty map like an empty list
  if (isList(value) && value.items.length > 0) return wrong;
  const entries = isMap(value) ? value.entries : new Map<string, never>();
  const { properties = {}, required = [], additionalProperties }: ObjectKeywords = schema;
  const absent = Object.keys(properties).filter((name) => !entries.has(name));
  const strangers = additionalProperties ? [] : [...entries].filter(([name]) => !Object.hasOwn(properties, name));
  const noProperty = (at: number, name: string, next: string): ValueMistake => ({
    at,
    rule: 'unknown-property',
    message: `"${path}" has no property "${name}". ${next}`,
  });
  const misspelt = first(strangers, ([name, { at }]) => {
    const near = didYouMean(name, absent);
    return near && noProperty(at, name, `Did you mean "${near}"?`);
  });
  if (misspelt) return misspelt;
  const missing = value.isOpen ? undefined : required.find((name) => !entries.has(name));
  if (missing !== undefined) return wrongValue(wrong.at, `"${path}" has no "${missing}".`);
  const [stranger] = strangers;
  // an entry with everything that the widget reads may have more, as the rows of a database do
  if (stranger && absent.length > 0 && !value.isOpen)
    return noProperty(stranger[1].at, stranger[0], `Not given: ${absent.map((name) => `"${name}"`).join(', ')}.`);
  return first([...entries], ([name, { given }]) => {
    const below = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return below && mistakeIn(below, given, `${path}.${name}`);
  });
}

const wrongValue = (at: number, message: string): ValueMistake => ({ at, rule: 'wrong-value', message });

/** JSON Schema: the keywords that belong to objects. */
interface ObjectKeywords {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
}

/** JSON Schema: the keywords that belong to texts. */
interface TextKeywords {
  minLength?: number;
  pattern?: string;
  format?: string;
  not?: { pattern: string };
}

/** A list's items, also as PHP writes a filtered list: `{"0": …, "2": …}` */
function itemsOf(value: WrittenValue): Written[] | undefined {
  if (isList(value)) return value.items;
  if (!isMap(value) || [...value.entries.keys()].some((key) => !/^\d+$/.test(key))) return undefined;
  return [...value.entries.values()].map(({ given }) => given);
}

function fits(schema: JsonSchema, value: string | number | boolean | null): boolean {
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (schema.type === undefined) return true;
  const types = [schema.type].flat();
  // null is also PHP's empty list or map
  if (value === null) return types.some((type) => type === 'null' || type === 'array' || type === 'object');
  if (typeof value === 'boolean') return types.includes('boolean');
  if (typeof value === 'number') {
    const isNumber = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
    // JSON Schema: both keywords are numbers
    const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
    return isNumber && value >= minimum && value <= maximum;
  }
  // JSON Schema: these keywords belong to texts
  const { minLength = 0, pattern, format, not } = schema as TextKeywords;
  return (
    types.includes('string') &&
    value.trim().length >= minLength &&
    (!pattern || new RegExp(pattern).test(value)) &&
    (!format || hasFormat(format, value)) &&
    !(not && new RegExp(not.pattern).test(value.trim()))
  );
}

function shown(value: WrittenValue): string {
  if (isMap(value)) return '{…}';
  if (isList(value)) return '[…]';
  return (JSON.stringify(value) ?? '…').slice(0, 60);
}

function first<Item>(items: readonly Item[], find: (item: Item, i: number) => ValueMistake | '' | undefined) {
  for (const [i, item] of items.entries()) {
    const found = find(item, i);
    if (found) return found;
  }
  return undefined;
}
