/** A percent-encoded part of an address as text; `undefined` when a `%` in it is stray. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
