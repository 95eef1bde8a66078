import { type ReactNode, useState } from 'react';
import { type CountedMonth, longMonthText } from '../../../shared/lib/counted-month.ts';
import { monthNames } from '../../../shared/lib/month-names.ts';
import { pageAddress } from '../../../shared/lib/page-address.ts';
import { withQuery } from '../../../shared/lib/with-query.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { usePageRestored } from '../../../shared/runtime/use-page-restored.ts';
import { MonthRange } from '../../../shared/ui/month-range.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { texts } from '../report-table.text.ts';

type Optional = CountedMonth | undefined;

/** The months of the report; applying loads the page again with both in its address (D8). One month may be both ends (part 5). */
export function Months({ start, end }: { start: Optional; end: Optional }): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const { navigate, change } = useWidget();
  // whoever comes back sees the months of the report again, not those that led away
  const [visit, setVisit] = useState(0);
  usePageRestored(() => setVisit((count) => count + 1));
  const check = (first: Optional, last: Optional): string | undefined => {
    if (first === undefined || last === undefined) return words.both;
    return first > last ? words.order : undefined;
  };
  const apply = (first: CountedMonth, last: CountedMonth): void => {
    const parameters = { start_month_year: longMonthText(first), end_month_year: longMonthText(last) };
    change(parameters);
    navigate(withQuery(pageAddress(), parameters));
  };
  return (
    <MonthRange
      key={visit}
      size="s"
      start={start}
      end={end}
      names={monthNames(locale)}
      words={words}
      check={check}
      onApply={apply}
    />
  );
}
