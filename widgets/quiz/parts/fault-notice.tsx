import { type ReactNode, useEffect } from 'react';
import { logError } from '../../../shared/lib/log.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import type { Fault } from '../quiz.model.ts';
import { texts } from '../quiz.text.ts';

/** Says why a quiz cannot be taken: to the person in the page, to the developer in the console. */
export function FaultNotice({ faults }: { faults: readonly Fault[] }): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const sentences = faults.map((fault) => sentence(fault, words));
  const report = faults.map((fault) => sentence(fault, texts.en)).join(' ');
  useEffect(
    () => logError(`a quiz cannot be taken. ${report} Correct its property "questions".`, element),
    [report, element],
  );
  return (
    <Notice tone="warning" role="alert" title={words.cannotRun}>
      <ul className="faults">
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="tell">{words.tellUs}</p>
    </Notice>
  );
}

function sentence(fault: Fault, words: (typeof texts)['ms']): string {
  switch (fault.kind) {
    case 'no-questions':
      return words.noQuestions;
    case 'repeated-id':
      return words.repeatedId(fault.numbers.join(', '));
    case 'no-answers':
      return words.noAnswers(fault.number);
    case 'repeated-key':
      return words.repeatedKey(fault.number);
  }
}
