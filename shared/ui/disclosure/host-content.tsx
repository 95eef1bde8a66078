import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../lib/index.ts';
import css from './host-content.css?inline';
import { LongText } from '../content/index.ts';
import { useStyles } from '../common/index.ts';

interface HostContentProps {
  /** A text of the page, with its line breaks. If blank, the host's own HTML in the slot is shown. */
  text: string;
  /** The slot's name; empty for the element's plain children. */
  slot: string;
}

/** Content from the page: a text, or the page's own HTML among the element's children, in the host's style. */
export function HostContent({ text, slot }: HostContentProps): ReactNode {
  useStyles(css, 'ui');
  if (!text.trim()) return <slot name={slot} />;
  return (
    <div className="ui-text" dir="auto">
      <LongText>{withPlainBreaks(text)}</LongText>
    </div>
  );
}
