// chunk: base
/** The object in a JSON text; `undefined` when the text is not JSON, or JSON of something else. */
export function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
