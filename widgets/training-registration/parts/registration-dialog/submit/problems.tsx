import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../../../../../shared/page/index.ts';
import { useWidget } from '../../../../../shared/runtime/index.ts';
import { ErrorNotice, Notice } from '../../../../../shared/ui/feedback/index.ts';
import { IntoView } from '../../../../../shared/ui/content/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import { texts } from '../../../training-registration.text.ts';
import type { Problem } from './use-submission.ts';

/** The message that all tickets are sold. It replaces the form. */
export function SoldOut(): ReactNode {
  const words = useText(texts);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // the focused button was removed together with the form
    if (focusedElement() === null) ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="training-sold-out">
      <Notice role="alert">{words.soldOut}</Notice>
    </div>
  );
}

interface ProblemsProps {
  tooMany: boolean;
  /** Whether it is the spouse who is too many, not the quantity. */
  withSpouse: boolean;
  /** Tickets left. */
  left: number | null;
  leaving: boolean;
  problem: Problem | undefined;
}

/** Why the form cannot be submitted, or the result of submitting it, directly above the button. */
export function Problems({ tooMany, withSpouse, left, leaving, problem }: ProblemsProps): ReactNode {
  const words = useText(texts);
  const { reload } = useWidget();
  return (
    <IntoView className="training-problems" because={problem ?? (tooMany || leaving)}>
      {tooMany && left !== null && (
        <Notice tone="warning" role="alert">
          {withSpouse ? words.tooFewForSpouse : words.tooFew(left)}
        </Notice>
      )}
      <div role="status">{leaving && !problem && <Notice tone="success">{words.leaving}</Notice>}</div>
      {problem && <ErrorNotice message={problem.text} onReload={problem.reload ? reload : undefined} />}
    </IntoView>
  );
}
