import type { ReactNode } from 'react';
import css from './long-text.css?inline';
import { useStyles } from '../styles.ts';

/** Longer texts are split into pieces of so many lines or letters. */
const LINES = 200;
const LETTERS = 20_000;

/** A text with its line breaks, inside an element that keeps them. A long one is rendered in pieces, so that the browser can skip the layout of those outside the viewport. */
export function LongText({ children: text }: { children: string }): ReactNode {
  useStyles(css, 'ui');
  const pieces = piecesOf(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
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
