import { type ReactNode, useId, useState } from 'react';
import type { CountedMonth } from '../../../shared/lib/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../report-table.text.ts';
import { Months } from './months.tsx';

interface FiltersProps {
  /** True when there is no space for one line. */
  isNarrow: boolean;
  start: CountedMonth | undefined;
  end: CountedMonth | undefined;
  /** The months in words. */
  chosen: string;
  /** Called before the page is left for other months. */
  onApply: () => void;
}

/** The months; on a phone folded behind a button that shows the current ones, unless those of the page are wrong. */
export function Filters({ isNarrow, start, end, chosen, onApply }: FiltersProps): ReactNode {
  const words = useText(texts);
  const hasMonths = (start ?? end) !== undefined;
  // months of the page that cannot be right are explained beside them
  const [open, setOpen] = useState(hasMonths && !(start !== undefined && end !== undefined && start <= end));
  const id = useId();
  return (
    <>
      {isNarrow && (
        <button
          type="button"
          className="fold"
          part="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <b>{words.filters}</b>
          <span>{chosen}</span>
          <Icon name={open ? 'up' : 'down'} size={16} />
        </button>
      )}
      <div className="filters" id={id} hidden={isNarrow && !open}>
        <Months start={start} end={end} onApply={onApply} />
      </div>
    </>
  );
}
