import { type ReactNode, useEffect } from 'react';
import { logError } from '../../../shared/page/index.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Notice } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { type Fault, faultReport, faultWords } from '../quiz.faults.ts';
import { texts } from '../quiz.text.ts';

/** Shows that a quiz cannot be taken and why, and logs it for the developer. */
export function FaultNotice({ faults }: { faults: readonly Fault[] }): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const sentences = faults.map((fault) => faultWords(fault, words));
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
