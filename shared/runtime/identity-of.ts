/**
 * Identifies the item that an element stands for, as one text made of the widget's `identity` properties. They are parsed by the schema, so
 * that `"42"` and 42 are the same item.
 */
export const identityOf = (properties: Record<string, unknown>, identity: readonly string[]): string =>
  JSON.stringify(identity.map((name) => properties[name]));
