import type { ReactNode } from 'react';
import { type CountedMonth, longMonthText, monthNames } from '../../../shared/lib/index.ts';
import { useReloadWith } from '../../../shared/runtime/visit/index.ts';
import { MonthRange } from '../../../shared/ui/months/index.ts';
import { useUi } from '../../../shared/ui/base/index.ts';

type Optional = CountedMonth | undefined;

/** The months of the report. Applying them reloads the page with both in its address (D8). Both may be the same month (part 5). */
export function Months({
  start,
  end,
  onApply,
}: {
  start: Optional;
  end: Optional;
  /** Called before the page is left. */
  onApply: () => void;
}): ReactNode {
  const { locale } = useUi();
  const reloadWith = useReloadWith();
  return (
    <MonthRange
      size="s"
      start={start}
      end={end}
      least={0}
      names={monthNames(locale)}
      onApply={(first, last) => {
        onApply();
        reloadWith({ start_month_year: longMonthText(first), end_month_year: longMonthText(last) });
      }}
    />
  );
}
