// chunk: core
interface Described {
  entries?: Record<string, unknown>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Takes the prototype from the entries of every object schema in a schema. Valibot walks them with `for…in`, which also meets what a page
 * has added to `Object.prototype`, and would ask for a property of that name.
 * @returns the schema itself
 */
export function bareEntries<Schema extends object>(schema: Schema, seen = new WeakSet<object>()): Schema {
  if (seen.has(schema)) return schema;
  seen.add(schema);
  const { entries } = schema as Described;
  if (isObject(entries)) Object.setPrototypeOf(entries, null);
  for (const part of Object.values(schema)) if (isObject(part)) bareEntries(part, seen);
  return schema;
}
