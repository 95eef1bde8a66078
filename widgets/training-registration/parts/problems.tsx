import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { IntoView } from '../../../shared/ui/into-view.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../training-registration.text.ts';
import type { Problem } from './use-submission.ts';

/** That nothing can be registered any more: at the top, before anybody fills in the form. */
export function SoldOut({ soldOut }: { soldOut: boolean }): ReactNode {
  const words = useText(texts);
  return (
    <IntoView className="training-sold-out" because={soldOut}>
      {soldOut && (
        <Notice tone="warning" role="alert">
          {words.soldOut}
        </Notice>
      )}
    </IntoView>
  );
}

interface ProblemsProps {
  tooMany: boolean;
  /** Tickets that remain. */
  left: number | null;
  leaving: boolean;
  problem: Problem | undefined;
}

/** Why it cannot be submitted, or what became of it, right above the button. */
export function Problems({ tooMany, left, leaving, problem }: ProblemsProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  return (
    <IntoView className="training-problems" because={problem ?? (tooMany || leaving)}>
      {tooMany && left !== null && (
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
    </IntoView>
  );
}
