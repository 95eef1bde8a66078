import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../training-registration.text.ts';
import type { Problem } from './use-submission.ts';

interface ProblemsProps {
  soldOut: boolean;
  tooMany: boolean;
  /** Tickets that remain. */
  left: number | null;
  leaving: boolean;
  problem: Problem | undefined;
}

/** Why it cannot be submitted, or what became of it, right above the button. */
export function Problems({ soldOut, tooMany, left, leaving, problem }: ProblemsProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  return (
    <div className="training-problems">
      {soldOut && (
        <Notice tone="warning" role="alert">
          {words.soldOut}
        </Notice>
      )}
      {tooMany && !soldOut && left !== null && (
        <Notice tone="warning" role="alert">
          {words.tooFew(left)}
        </Notice>
      )}
      {leaving && !problem && (
        <Notice tone="success" role="status">
          {words.leaving}
        </Notice>
      )}
      {problem && <ErrorNotice message={problem.text} onReload={problem.reload ? reload : undefined} />}
    </div>
  );
}
