import type { ReactNode } from 'react';
import { withPlainBreaks } from '../../shared/lib/text/line-breaks.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure } from '../../shared/ui/controls/disclosure.tsx';
import { PageError } from '../../shared/lib/page/page-error.ts';
import { hasSlotted, HostContent } from '../../shared/ui/content/host-content.tsx';
import type { Properties } from './faq-item.props.ts';

/** A question that shows its answer when pressed. */
export function FaqItem({ question, answer, open }: Properties): ReactNode {
  const { element } = useWidget();
  for (const [name, value] of Object.entries({ question, answer })) {
    if (!value.trim() && !hasSlotted(element, name)) {
      throw new PageError(
        'properties',
        `"${name}" is missing; expected a text, or a child of the element with slot="${name}".`,
      );
    }
  }
  return (
    <Disclosure title={question.trim() ? withPlainBreaks(question) : <slot name="question" />} open={open}>
      <HostContent text={answer} slot="answer" />
    </Disclosure>
  );
}
