import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../shared/lib/text/line-breaks.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure } from '../../shared/ui/controls/disclosure.tsx';
import { HostContent, neededText } from '../../shared/ui/content/host-content.tsx';
import type { Properties } from './faq-item.props.ts';

/** A question that shows its answer when pressed. */
export function FaqItem({ question, answer, open }: Properties): ReactNode {
  const { element } = useWidget();
  const asked = neededText(element, 'question', question);
  const answered = neededText(element, 'answer', answer);
  return (
    <Disclosure title={asked.trim() ? withPlainBreaks(asked) : <slot name="question" />} open={open}>
      <HostContent text={answered} slot="answer" />
    </Disclosure>
  );
}
