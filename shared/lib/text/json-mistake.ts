/** The browser's message about a text that is not JSON; `undefined` when it is. */
export function jsonMistake(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // `JSON.parse` throws nothing but errors
    return (error as Error).message;
  }
}
