import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { type CountedMonth, monthInWords, ourMonthNames, shownNumber } from '../../shared/lib/index.ts';
import { object, oneOf, optional } from '../../shared/lib/schema/index.ts';
import { kept } from '../../shared/memory/kept/index.ts';
import { useField } from '../../shared/runtime/index.ts';
import { useNarrow } from '../../shared/ui/hooks/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import { Filters } from './parts/filters.tsx';
import { Grid } from './parts/grid.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import { useReport } from './parts/use-report.ts';
import css from './report-table.css?inline';
import { columnWidths, type Order, totalsOf } from './report-table.model.ts';
import { CATEGORIES, type Category, type Properties, TEXT_COLUMNS } from './report-table.props.ts';
import { texts } from './report-table.text.ts';

/** Below this width, in px, the months are folded and the texts of a row are one cell, so that figures are in view. */
const WIDE_PX = 480;

/** What a person looks at in a report. Another category of the page is newer. */
interface View {
  category: Category;
  typed: string;
  sorted?: Order | undefined;
}
const viewSchema = object({
  category: oneOf(CATEGORIES),
  typed: v.string(),
  sorted: optional(object({ column: v.number(), descending: v.boolean() })),
});

/** A table of counts by category that can be searched, filtered and sorted (part 2, "Report table screen"). */
export function ReportTable(properties: Properties): ReactNode {
  const { header, rows, data_total, filter, title, start_month_year: start, end_month_year: end } = properties;
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, WIDE_PX);
  const name = title || words.table;
  const [keptView] = useState(() => kept('report-table', [location.pathname, name, filter]));
  const view = useField<View>(keptView, { category: filter, typed: '' }, { schema: viewSchema });
  const { category, typed, sorted } = view.value;
  const look = (change: Partial<View>): unknown => view.enter({ ...view.value, ...change });
  // the input updates at every key press, the rows with lower priority
  const query = useDeferredValue(typed);
  const report = useReport(header, rows, query, sorted, (order) => look({ sorted: order }));
  const hidesRows = report.rows.length < rows.length;
  const filtered = useMemo(
    () => (hidesRows ? totalsOf(report.rows, header.length - TEXT_COLUMNS) : undefined),
    [hidesRows, report.rows, header.length],
  );
  const widths = useMemo(() => columnWidths(header, rows, data_total, isNarrow), [header, rows, data_total, isNarrow]);
  const totals = [[words.total, data_total] as const, ...(filtered ? [[words.filteredTotal, filtered] as const] : [])];
  const names = ourMonthNames(locale, 'shortMonths');
  const named = (month: CountedMonth | undefined): string =>
    month === undefined ? '…' : monthInWords(month, names, '%n %Y');
  return (
    <div ref={box} className="report">
      <Filters
        isNarrow={isNarrow}
        start={start}
        end={end}
        chosen={(start ?? end) === undefined ? '' : `${named(start)} – ${named(end)}`}
        onApply={() => view.expectLink(true)} // other months open the page like a link
      />
      <Toolbar
        header={header}
        typed={typed}
        onType={(text) => look({ typed: text })}
        category={category}
        onCategory={(chosen) => look({ category: chosen })}
        counted={words.rows(shownNumber(report.rows.length), shownNumber(rows.length))}
      />
      <Grid
        isNarrow={isNarrow}
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
