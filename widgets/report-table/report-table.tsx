import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type CountedMonth, longMonthText } from '../../shared/lib/time/month-index.ts';
import { ourMonthNames } from '../../shared/lib/time/day-words.ts';
import { MONTH_FORMAT, monthInWords } from '../../shared/lib/time/month-names.ts';
import { useNarrow } from '../../shared/ui/use-narrow.ts';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { useUi } from '../../shared/ui/ui-context.ts';
// not in a chunk of its own: it is small, and downloading then works offline
import { csvName, csvOf } from './parts/csv.ts';
import { downloadCsv } from './parts/download.ts';
import { Filters } from './parts/filters.tsx';
import { Grid } from './parts/grid.tsx';
import { useFirstView, useKeptView } from './parts/kept-view.ts';
import { shownNumber } from '../../shared/lib/text/shown-number.ts';
import { Toolbar } from './parts/toolbar.tsx';
import { usePrint } from './parts/use-print.ts';
import { useReport } from './parts/use-report.ts';
import css from './report-table.css?inline';
import { columnNeeds, paperWidths, totalsOf } from './report-table.model.ts';
import { type Properties, TEXT_COLUMNS } from './report-table.props.ts';
import { texts } from './report-table.text.ts';

/** Below this width, in px, the filters are folded, so that the table stays in view. */
const FILTERS_NEED_PX = 480;

/** What fits on upright paper in letters that can be read, in em; wider tables lie across. */
const UPRIGHT_EM = 90;

/** A table of counts by category that can be searched, filtered, sorted, printed and downloaded (part 2, "Report table screen"). */
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
  const columns = useMemo(() => columnNeeds(header, rows, data_total), [header, rows, data_total]);
  const paper = useMemo(() => paperWidths(columns), [columns]);
  const { whole, print } = usePrint(paper.reduce((sum, width) => sum + width, 0) > UPRIGHT_EM);

  const totals = [[words.total, data_total] as const, ...(filtered ? [[words.filteredTotal, filtered] as const] : [])];
  /** What is shown, in words: the months, and the category. */
  const filters = (names: readonly string[], format: string): string[] => {
    const named = (month: CountedMonth | undefined): string =>
      month === undefined ? '…' : monthInWords(month, names, format);
    return [...((start ?? end) === undefined ? [] : [`${named(start)} – ${named(end)}`]), words[category]];
  };
  const counted = words.rows(shownNumber(report.rows.length), shownNumber(rows.length));
  /** That rows are missing on the paper, and why. */
  const found = hidesRows ? [`${words.search}: ${query.trim()}`, counted] : [];
  const months = [start, end].flatMap((month) => (month === undefined ? [] : [longMonthText(month)]));
  const saveCsv = (): void => {
    const csv = csvOf({ header, rows: report.rows, category, totals });
    downloadCsv(csv, csvName(name, [...(category === 'All' ? [] : [category]), ...months]));
  };
  return (
    <div ref={box} className="report">
      <Filters
        isNarrow={isNarrow}
        start={start}
        end={end}
        chosen={filters(ourMonthNames(locale, 'shortMonths'), '%n %Y').join(' · ')}
        category={category}
        onCategory={setCategory}
        onApply={beforeApply}
      />
      <Toolbar header={header} typed={typed} onType={setTyped} counted={counted} onCsv={saveCsv} onPrint={print} />
      <Grid
        name={name}
        printed={[...filters(ourMonthNames(locale), MONTH_FORMAT), ...found].join(' · ')}
        header={header}
        report={report}
        category={category}
        totals={totals}
        isEmpty={rows.length === 0}
        columns={columns}
        paper={paper}
        whole={whole}
      />
    </div>
  );
}
