import type { ReactNode, Ref } from 'react';
import { Notice } from '../../ui/feedback/index.ts';
import { useUi } from '../../ui/base/index.ts';
import { daysOf } from './question.ts';
import type { Selection } from './selection.ts';

interface LostListProps {
  /** Why these slots are no longer available. */
  title: string;
  slots: Selection;
  ref?: Ref<HTMLDivElement>;
}

/** The red list of slots that became full (part 8) or have begun (D25). It is focusable, so that focus can move to it. */
export function LostList({ title, slots: lost, ref }: LostListProps): ReactNode {
  const { locale } = useUi();
  return (
    <div ref={ref} tabIndex={-1} role="region" aria-label={title} className="sb-full">
      <Notice tone="error" title={title}>
        <ul>
          {daysOf(lost, locale).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
