import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { StillWorking } from '../../../shared/ui/still-working.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../quiz.text.ts';
import type { Submission } from './use-submission.ts';

interface SubmitBarProps {
  /** Positions of the questions without an answer. */
  left: readonly number[];
  current: number;
  submission: Submission;
  onSubmit: () => void;
  onGoTo: (at: number) => void;
}

/** What is missing until everything is answered, then Submit (part 5). */
export function SubmitBar({ left, current, submission, onSubmit, onGoTo }: SubmitBarProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  const { status, failure } = submission;
  const goal = left.find((at) => at > current) ?? left.find((at) => at !== current);
  return (
    <div className="submit">
      {failure && <ErrorNotice message={failure.message} onReload={failure.reload ? reload : undefined} />}
      <div className="left">
        {/* says how far one is after every answer, aloud too */}
        <p role="status">{left.length > 0 ? words.left(left.length) : words.allAnswered}</p>
        {goal !== undefined && (
          <Button variant="link" onClick={() => onGoTo(goal)}>
            {words.toUnanswered}
          </Button>
        )}
      </div>
      {left.length === 0 && (
        <Button variant="primary" busy={status === 'sending'} onClick={onSubmit}>
          {words.submit}
        </Button>
      )}
      <StillWorking busy={status === 'sending'} />
    </div>
  );
}
