import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../shared/lib/text/line-breaks.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure } from '../../shared/ui/controls/disclosure.tsx';
import { needContent } from '../../shared/lib/page/slotted.ts';
import { HostContent } from '../../shared/ui/content/host-content.tsx';
import { properties, type Properties } from './faq-item.props.ts';

/** A question that shows its answer when pressed. */
export function FaqItem(given: Properties): ReactNode {
  const { question = '', answer = '', open } = given;
  needContent(properties, given, useWidget().element);
  return (
    <Disclosure title={question.trim() ? withPlainBreaks(question) : <slot name="question" />} open={open}>
      <HostContent text={answer} slot="answer" />
    </Disclosure>
  );
}
