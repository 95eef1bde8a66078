import { foldText } from './fold-text.ts';

export interface Part {
  /** Where it begins in the text. */
  at: number;
  text: string;
  found: boolean;
}

/** Cuts a text where the query was found in it (as `foldText` compares), for marking. The parts together are the text. */
export function highlight(text: string, query: string): Part[] {
  const wanted = foldText(query.trim());
  // folding may change the length, so each folded sign remembers where it came from
  const starts: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const plain = foldText(sign);
    for (let each = 0; each < plain.length; each++) starts.push(at);
    folded += plain;
    at += sign.length;
  }
  starts.push(text.length);
  const first = wanted === '' ? -1 : folded.indexOf(wanted);
  if (first < 0) return [{ at: 0, text, found: false }];
  const from = starts[first]!;
  const to = starts[first + wanted.length]!;
  const parts = [
    { at: 0, text: text.slice(0, from), found: false },
    { at: from, text: text.slice(from, to), found: true },
    { at: to, text: text.slice(to), found: false },
  ];
  return parts.filter((part) => part.text !== '');
}
