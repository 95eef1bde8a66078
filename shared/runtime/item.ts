/**
 * Which item stands in an element, as one text: the properties a widget declares as its identity, as the schema reads them, so that
 * `"42"` and 42 are one.
 */
export const itemOf = (properties: Record<string, unknown>, identity: readonly string[]): string =>
  JSON.stringify(identity.map((name) => properties[name]));
