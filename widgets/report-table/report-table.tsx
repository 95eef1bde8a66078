import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type CountedMonth, monthInWords, ourMonthNames, shownNumber } from '../../shared/lib/index.ts';
import { useNarrow } from '../../shared/ui/hooks/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import { Filters } from './parts/filters.tsx';
import { Grid } from './parts/grid.tsx';
import { useFirstView, useKeptView } from './parts/kept-view.ts';
import { Toolbar } from './parts/toolbar.tsx';
import { useReport } from './parts/use-report.ts';
import css from './report-table.css?inline';
import { columnWidths, totalsOf } from './report-table.model.ts';
import { type Properties, TEXT_COLUMNS } from './report-table.props.ts';
import { texts } from './report-table.text.ts';

/** Below this width, in px, the filters are folded, so that the table stays in view. */
const FILTERS_NEED_PX = 480;

/** A table of counts by category that can be searched, filtered and sorted (part 2, "Report table screen"). */
export function ReportTable(properties: Properties): ReactNode {
  const { header, rows, data_total, filter, title, start_month_year: start, end_month_year: end } = properties;
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, FILTERS_NEED_PX);
  const name = title || words.table;
  const first = useFirstView(name, filter);
  const [category, setCategory] = useState(first.category);
  const [typed, setTyped] = useState(first.typed);
  // the input updates at every key press, the rows with lower priority
  const query = useDeferredValue(typed);
  const report = useReport(header, rows, query, first.sorted);
  const beforeApply = useKeptView(name, filter, { category, typed, sorted: report.sorted });
  const hidesRows = report.rows.length < rows.length;
  const filtered = useMemo(
    () => (hidesRows ? totalsOf(report.rows, header.length - TEXT_COLUMNS) : undefined),
    [hidesRows, report.rows, header.length],
  );
  const widths = useMemo(() => columnWidths(header, rows, data_total), [header, rows, data_total]);
  const totals = [[words.total, data_total] as const, ...(filtered ? [[words.filteredTotal, filtered] as const] : [])];
  const names = ourMonthNames(locale, 'shortMonths');
  const named = (month: CountedMonth | undefined): string =>
    month === undefined ? '…' : monthInWords(month, names, '%n %Y');
  const chosen = [...((start ?? end) === undefined ? [] : [`${named(start)} – ${named(end)}`]), words[category]];
  return (
    <div ref={box} className="report">
      <Filters
        isNarrow={isNarrow}
        start={start}
        end={end}
        chosen={chosen.join(' · ')}
        category={category}
        onCategory={setCategory}
        onApply={beforeApply}
      />
      <Toolbar
        header={header}
        typed={typed}
        onType={setTyped}
        counted={words.rows(shownNumber(report.rows.length), shownNumber(rows.length))}
      />
      <Grid
        name={name}
        header={header}
        report={report}
        category={category}
        totals={totals}
        isEmpty={rows.length === 0}
        widths={widths}
      />
    </div>
  );
}
