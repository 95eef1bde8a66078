import type { ReactNode, Ref } from 'react';
import { dateWords } from '../lib/day-words.ts';
import { Notice } from '../ui/notice.tsx';
import { useUi } from '../ui/ui-context.ts';
import type { Selection } from './selection.ts';

interface LostListProps {
  /** Why these slots can no longer be had. */
  title: string;
  slots: Selection;
  ref?: Ref<HTMLDivElement>;
}

/** The red list of what was full (part 8) or has begun (D25); it can be given the focus. */
export function LostList({ title, slots: lost, ref }: LostListProps): ReactNode {
  const { locale } = useUi();
  return (
    <div ref={ref} tabIndex={-1} role="region" aria-label={title} className="sb-full">
      <Notice tone="error" title={title}>
        <ul>
          {lost.map(({ date, slots }) => (
            <li key={date}>{`${dateWords(date, locale)}: ${slots.join(', ')}`}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
