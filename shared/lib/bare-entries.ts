// chunk: core
interface Described {
  entries?: Record<string, unknown>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Removes the prototype of the `entries` of every object schema inside a schema. Valibot iterates them with `for…in`, which also finds
 * what a page has added to `Object.prototype`; every value would then need a property of that name.
 * @returns the same schema
 */
export function bareEntries<Schema extends object>(schema: Schema, seen = new WeakSet<object>()): Schema {
  if (seen.has(schema)) return schema;
  seen.add(schema);
  // the next line checks whether it has any
  const { entries } = schema as Described;
  if (isObject(entries)) Object.setPrototypeOf(entries, null);
  for (const part of Object.values(schema)) if (isObject(part)) bareEntries(part, seen);
  return schema;
}
