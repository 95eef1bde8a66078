import { type ReactNode, useEffect, useRef } from 'react';
import { focusedElement } from '../../../shared/lib/composed-tree.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { IntoView } from '../../../shared/ui/into-view.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../training-registration.text.ts';
import type { Problem } from './use-submission.ts';

/** That nothing can be registered any more: all there is to say then, so no form stands around it. */
export function SoldOut(): ReactNode {
  const words = useText(texts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus went with the form
    if (focusedElement() === null) ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="training-sold-out">
      <Notice tone="warning" role="alert">
        {words.soldOut}
      </Notice>
    </div>
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
