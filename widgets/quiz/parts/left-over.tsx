import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/controls/index.ts';
import { VisuallyHidden } from '../../../shared/ui/content/index.ts';
import { ErrorNotice, Status } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../quiz.text.ts';
import type { Submission } from './use-submission.ts';

interface LeftOverProps {
  /** Indices of the unanswered questions. */
  left: readonly number[];
  current: number;
  submission: Submission;
  onGoTo: (at: number) => void;
}

/** A link to what is unanswered; the line above says how much that is. Why the answers were not sent. */
export function LeftOver({ left, current, submission: { failure }, onGoTo }: LeftOverProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  /** The question to go to; `undefined` when the "next" button leads there anyway. */
  const goal = left.find((at) => at > current) ?? left.find((at) => at !== current);
  return (
    <>
      {failure && <ErrorNotice message={failure.message} onReload={failure.reload ? reload : undefined} />}
      <div className="left">
        <Status>
          {left.length > 0 ? <VisuallyHidden>{words.left(left.length)}</VisuallyHidden> : words.allAnswered}
        </Status>
        {goal !== undefined && goal !== current + 1 && (
          <Button variant="link" onClick={() => onGoTo(goal)}>
            {words.toUnanswered}
          </Button>
        )}
      </div>
    </>
  );
}
