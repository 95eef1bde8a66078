import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../shared/lib/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure, HostContent } from '../../shared/ui/disclosure/index.ts';
import { needContent } from '../../shared/page/slotted/index.ts';
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
