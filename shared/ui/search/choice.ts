import { foldText, searchWords } from '../../lib/index.ts';

/** One of the choices of a list. */
export interface Choice {
  value: string;
  label: string;
  /** A second line, such as a code and a team; it is searched too. */
  hint?: string;
}

const searchTexts = new WeakMap<Choice, string>();

/** The folded text in which a choice is found: its label and its hint. Computed once for each choice, so pass the same objects again. */
export function searchTextOf(choice: Choice): string {
  let text = searchTexts.get(choice);
  if (text === undefined) {
    text = foldText(choice.hint ? `${choice.label}\n${choice.hint}` : choice.label);
    searchTexts.set(choice, text);
  }
  return text;
}

/** The words of the last query, because one list asks about thousands of choices for each key. */
let last: { query: string; words: readonly string[] } = { query: '', words: [] };

/** Whether a choice contains every word of the query in its label or hint; case and accents do not matter. */
export function isFound(choice: Choice, query: string): boolean {
  if (last.query !== query) last = { query, words: searchWords(query) };
  return last.words.every((word) => searchTextOf(choice).includes(word));
}
