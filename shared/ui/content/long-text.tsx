import type { ReactNode } from 'react';
import { textPieces } from '../../lib/index.ts';
import css from './long-text.css?inline';
import { useStyles } from '../common/index.ts';

/** A text with its line breaks, inside an element that keeps them. A long one is rendered in pieces, so that the browser can skip the layout of those outside the viewport. */
export function LongText({ children: text }: { children: string }): ReactNode {
  useStyles(css, 'ui');
  const pieces = textPieces(text);
  if (pieces.length <= 1) return <span>{text}</span>;
  return pieces.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
    <span key={at} className="ui-text-piece">
      {piece}
    </span>
  ));
}
