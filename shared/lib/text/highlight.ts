import { foldText } from './fold-text.ts';

export interface Part {
  /** Index in the text where the part begins. */
  at: number;
  text: string;
  found: boolean;
}

/** Splits a text into parts, so that those that match the query (compared as `foldText` does) can be marked. The parts joined are the text. */
export function highlight(text: string, query: string): Part[] {
  const needle = foldText(query.trim());
  // folding may change the length, so this records where each folded character came from
  const starts: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length;) {
    // `at` is less than the length
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const plain = foldText(character);
    for (let each = 0; each < plain.length; each++) starts.push(at);
    folded += plain;
    at += character.length;
  }
  starts.push(text.length);
  const first = needle === '' ? -1 : folded.indexOf(needle);
  if (first < 0) return [{ at: 0, text, found: false }];
  // `starts` has an entry for each folded character and one for the end
  const from = starts[first]!;
  // a match ends at the end of the text at the latest, which has an entry
  const to = starts[first + needle.length]!;
  const parts = [
    { at: 0, text: text.slice(0, from), found: false },
    { at: from, text: text.slice(from, to), found: true },
    { at: to, text: text.slice(to), found: false },
  ];
  return parts.filter((part) => part.text !== '');
}
