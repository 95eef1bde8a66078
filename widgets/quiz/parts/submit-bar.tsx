import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button, StillWorking } from '../../../shared/ui/controls/index.ts';
import { ErrorNotice, Status } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../quiz.text.ts';
import type { Submission } from './use-submission.ts';

interface SubmitBarProps {
  /** Indices of the unanswered questions. */
  left: readonly number[];
  current: number;
  submission: Submission;
  onSubmit: () => void;
  onGoTo: (at: number) => void;
}

/** Shows what is unanswered, then the Submit button (part 5). */
export function SubmitBar({ left, current, submission, onSubmit, onGoTo }: SubmitBarProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  const { status, failure } = submission;
  /** The question to go to; `undefined` when the "next" button leads there anyway. */
  const goal = left.find((at) => at > current) ?? left.find((at) => at !== current);
  return (
    <div className="submit">
      {failure && <ErrorNotice message={failure.message} onReload={failure.reload ? reload : undefined} />}
      <div className="left">
        <Status>{left.length > 0 ? words.left(left.length) : words.allAnswered}</Status>
        {goal !== undefined && goal !== current + 1 && (
          <Button variant="link" onClick={() => onGoTo(goal)}>
            {words.toUnanswered}
          </Button>
        )}
      </div>
      {left.length === 0 && (
        <Button variant={failure?.reload ? 'quiet' : 'primary'} busy={status === 'sending'} onClick={onSubmit}>
          {words.submit}
        </Button>
      )}
      <StillWorking busy={status === 'sending'} />
    </div>
  );
}
