/**
 * The words of a `<name>.text.ts` in all its languages, however they are nested. Texts made by functions are left out: they need values.
 * @param texts such a file's `texts`; nothing for a widget without one
 */
export function wordsShown(texts: unknown): string {
  if (typeof texts === 'string') return texts;
  return typeof texts === 'object' && texts !== null ? Object.values(texts).map(wordsShown).join(' ') : '';
}
