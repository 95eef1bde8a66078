// chunk: open
import type { ReactNode } from 'react';
import { PageError } from '../../lib/page/page-error.ts';
import { withPlainBreaks } from '../../lib/text/line-breaks.ts';
import css from './host-content.css?inline';
import { LongText } from './long-text.tsx';
import { useStyles } from '../styles.ts';

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

/** Whether the page has put HTML of its own into this slot of the widget's element. */
export const hasSlotted = (element: Element, slot: string): boolean =>
  [...element.children].some((child) => child.slot === slot);

/**
 * Content that a widget cannot do without.
 * @param name of the property, and of the slot
 * @param text the property's value
 * @returns the text
 * @throws PageError when the page gives neither
 */
export function neededText(element: Element, name: string, text = ''): string {
  if (!text.trim() && !hasSlotted(element, name))
    throw new PageError(
      'properties',
      `"${name}" is missing; expected a text, or a child of the element with slot="${name}".`,
    );
  return text;
}
