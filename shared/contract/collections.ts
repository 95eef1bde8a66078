/** Schemas of lists, maps and names in the spellings of real servers (decisions W11 and W13). */
import * as v from 'valibot';
import { wireShape } from '../lib/wire-shape/index.ts';

type Schema = v.GenericSchema<any, any>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list. PHP writes a filtered array as `{"0": …, "2": …}` and a missing one as `null`; both become a list. */
// @__NO_SIDE_EFFECTS__
export function list<Item extends Schema>(item: Item) {
  type Items = v.InferInput<Item>[];
  const asList = (value: unknown) =>
    // the shape is checked afterwards, by v.array and the schema of the items
    (value === null
      ? []
      : isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
        ? Object.values(value)
        : value) as Items;
  const items = v.pipe(
    v.custom<Items | Record<number, v.InferInput<Item>> | null>(() => true),
    v.transform((value) => asList(value)),
    v.array(item),
  );
  wireShape(items, { list: item });
  return items;
}

/** Limits the length of a list whose items are all rendered with controls, so that no page can overload the widget. */
// @__NO_SIDE_EFFECTS__
export function atMost<Items extends readonly unknown[]>(most: number) {
  return v.maxLength<Items, number, string>(
    most,
    `expected at most ${most} entries; show a part of them, or several widgets`,
  );
}

/** A map from texts to values. PHP writes an empty one as `[]` or `null`; both become `{}`. */
// @__NO_SIDE_EFFECTS__
export function map<Key extends v.GenericSchema<string, string>, Value extends Schema>(key: Key, value: Value) {
  type Entries = Record<string, v.InferInput<Value>>;
  const asMap = (input: unknown) =>
    // the shape is checked afterwards, by v.record and the schemas of the entries
    (input === null || (Array.isArray(input) && input.length === 0) ? {} : input) as Entries;
  const entries = v.pipe(
    v.custom<Entries | [] | null>(() => true),
    v.transform((value) => asMap(value)),
    v.check((value) => !Array.isArray(value), 'expected a map, not a list'),
    v.record(key, value),
  );
  wireShape(entries, { map: value, key });
  return entries;
}

/** A name: a text, or an object with `name` (W13). A missing name becomes the empty text. */
export const name = v.pipe(
  v.custom<string | number | { name: string | number | null } | null | undefined>(() => true),
  v.transform((value): unknown => (isRecord(value) && Object.hasOwn(value, 'name') ? value.name : value) ?? ''),
  v.union([v.string(), v.number()], 'expected a name: a text or an object with "name"'),
  v.transform(String),
);
wireShape(name, {
  name: 'Name',
  description: 'A name: a text, or an object with `name` (W13).',
  received: {
    anyOf: [
      { type: ['string', 'number', 'null'] },
      { type: 'object', properties: { name: { type: ['string', 'number', 'null'] } }, required: ['name'] },
    ],
  },
});
