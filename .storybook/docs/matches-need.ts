/** Words that do not matter for the search. */
const SMALL = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'or', 'and', 'my', 'in']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word that somebody typed begins a word of the text; a plural finds the singular. */
export function matchesNeed(typed: string, text: string): boolean {
  const words = wordsOf(text);
  const begins = (start: string): boolean => words.some((word) => word.startsWith(start));
  return wordsOf(typed)
    .filter((word) => !SMALL.has(word))
    .every((word) => begins(word) || (word.length > 3 && begins(word.replace(/(?<=ch|sh|x)es$|s$/, ''))));
}
