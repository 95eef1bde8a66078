import { type ReactNode, useEffect } from 'react';
import { logError } from '../../../shared/lib/page/log.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import type { Fault } from '../quiz.model.ts';
import { texts } from '../quiz.text.ts';

/** Shows that a quiz cannot be taken and why, and logs it for the developer. */
export function FaultNotice({ faults }: { faults: readonly Fault[] }): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const sentences = faults.map((fault) => wordsOf(fault, words));
  const sentence = faultReport(faults);
  useEffect(() => logError(sentence, element), [sentence, element]);
  return (
    <Notice tone="warning" role="alert" title={words.cannotRun}>
      <ul className="faults">
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="whom-to-inform">{words.whomToInform}</p>
    </Notice>
  );
}

/** The sentence for the developer. */
export const faultReport = (faults: readonly Fault[]): string =>
  `a quiz cannot be taken. ${faults.map((fault) => wordsOf(fault, texts.en)).join(' ')} Correct its property "questions".`;

function wordsOf(fault: Fault, words: (typeof texts)['ms']): string {
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
