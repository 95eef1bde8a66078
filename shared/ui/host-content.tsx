// chunk: open
import type { ReactNode } from 'react';
import { withPlainBreaks } from '../lib/line-breaks.ts';
import css from './host-content.css?inline';
import { LongText } from './long-text.tsx';
import { useStyles } from './styles.ts';
import { useUi } from './ui-context.ts';

interface HostContentProps {
  /** A text of the page, whose line breaks are kept. Empty: the host's own HTML in the slot. */
  text: string;
  /** The slot's name; empty is the widget's plain children. */
  slot: string;
}

/** What the page gives a widget to show: a text, or HTML of its own in the element's children, in the host's look. */
export function HostContent({ text, slot }: HostContentProps): ReactNode {
  useStyles(css);
  if (!text) return <slot name={slot} />;
  return (
    <div className="ui-text" dir="auto">
      <LongText>{withPlainBreaks(text)}</LongText>
    </div>
  );
}

/** Tells whether the page has put HTML of its own into a named slot of this widget. */
export function useHasSlotted(): (slot: string) => boolean {
  const { root } = useUi();
  return (slot) => root instanceof ShadowRoot && [...root.host.children].some((child) => child.slot === slot);
}
