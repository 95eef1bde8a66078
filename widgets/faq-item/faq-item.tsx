import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../shared/lib/text/line-breaks.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure } from '../../shared/ui/controls/disclosure.tsx';
import { HostContent, needContent } from '../../shared/ui/content/host-content.tsx';
import type { Properties } from './faq-item.props.ts';

/** A question that shows its answer when pressed. */
export function FaqItem({ question, answer, open }: Properties): ReactNode {
  const { element } = useWidget();
  needContent(element, 'question', question);
  needContent(element, 'answer', answer);
  return (
    <Disclosure title={question.trim() ? withPlainBreaks(question) : <slot name="question" />} open={open}>
      <HostContent text={answer} slot="answer" />
    </Disclosure>
  );
}
