import type { ReactNode } from 'react';
import css from './long-text.css?inline';
import { useStyles } from './styles.ts';

/** Up to here a text is one piece; beyond, so many lines or letters are a piece. */
const LINES = 200;
const LETTERS = 20_000;

/** A text with its line breaks inside an element that keeps them. A very long one comes in pieces, and what nobody looks at is not laid out. */
export function LongText({ children: text }: { children: string }): ReactNode {
  useStyles(css);
  const pieces = piecesOf(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    <span key={at} className="ui-text-piece">
      {piece}
    </span>
  ));
}

function piecesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.length <= LINES && text.length <= LETTERS) return [text];
  const pieces: string[] = [];
  for (let from = 0; from < lines.length; from += LINES) {
    const piece = lines.slice(from, from + LINES).join('\n');
    for (let at = 0; at === 0 || at < piece.length; at += LETTERS) pieces.push(piece.slice(at, at + LETTERS));
  }
  return pieces;
}
