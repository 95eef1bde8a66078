import type { ReactNode, Ref } from 'react';
import { dateWords } from '../lib/day-words.ts';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import type { Selection } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** The red list of what was full (part 8); it can be given the focus. */
export function FullList({ full, ref }: { full: Selection; ref: Ref<HTMLDivElement> }): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  return (
    <div ref={ref} tabIndex={-1} role="region" aria-label={words.fullTitle} className="sb-full">
      <Notice tone="error" title={words.fullTitle}>
        <ul>
          {full.map(({ date, slots }) => (
            <li key={date}>{`${dateWords(date, locale)}: ${slots.join(', ')}`}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
