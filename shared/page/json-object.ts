/**
 * The object in a JSON text; `undefined` when the text is not JSON, or JSON of something else. PHP writes an object without fields as `[]`,
 * and one that is not there as `null` (W11).
 */
export function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.length > 0) return undefined;
    return typeof value === 'object' ? (value ?? {}) : undefined;
  } catch {
    return undefined;
  }
}
