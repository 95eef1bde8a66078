// chunk: wire
/** Lists, maps and names as real backends write them (decisions W11 and W13). */
import * as v from 'valibot';
import { wireShape } from './wire-shape.ts';

type Schema = v.GenericSchema<any, any>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A list. PHP writes a filtered array as `{"0": …, "2": …}` and an absent one as `null`; both become a list.
 */
// @__NO_SIDE_EFFECTS__
export function list<Item extends Schema>(item: Item) {
  type Items = v.InferInput<Item>[];
  const asList = (value: unknown) =>
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
  WIRE: wireShape(items, { list: item });
  return items;
}

/** For a list whose entries are all drawn, each with its controls: no page makes work without a bound. */
// @__NO_SIDE_EFFECTS__
export function atMost<Items extends readonly unknown[]>(most: number) {
  return v.maxLength<Items, number, string>(
    most,
    `expected at most ${most} entries; show a part of them, or several widgets`,
  );
}

/** A map from a text to a value; an empty one may come as `[]` or `null`, as PHP writes it. */
// @__NO_SIDE_EFFECTS__
export function map<Key extends v.GenericSchema<string, string>, Value extends Schema>(key: Key, value: Value) {
  type Entries = Record<string, v.InferInput<Value>>;
  const asMap = (input: unknown) =>
    (input === null || (Array.isArray(input) && input.length === 0) ? {} : input) as Entries;
  const entries = v.pipe(
    v.custom<Entries | [] | null>(() => true),
    v.transform((value) => asMap(value)),
    v.check((value) => !Array.isArray(value), 'expected a map, not a list'),
    v.record(key, value),
  );
  WIRE: wireShape(entries, { map: value, key });
  return entries;
}

/** A name: a text or an object with `name` (W13); absent becomes the empty text. */
export const name = v.pipe(
  v.custom<string | number | { name: string | number | null } | null | undefined>(() => true),
  v.transform((value): unknown => (isRecord(value) && 'name' in value ? value.name : value) ?? ''),
  v.union([v.string(), v.number()], 'expected a name: a text or an object with "name"'),
  v.transform(String),
);
WIRE: wireShape(name, {
  name: 'Name',
  description: 'A name: a text, or an object with `name` (W13).',
  received: {
    anyOf: [
      { type: ['string', 'number', 'null'] },
      { type: 'object', properties: { name: { type: ['string', 'number', 'null'] } }, required: ['name'] },
    ],
  },
});
