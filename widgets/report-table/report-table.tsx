import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { longMonthText } from '../../shared/lib/counted-month.ts';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
// not fetched on demand: so little code, and the file can be had when the connection is gone
import { csvName, csvOf } from './parts/csv.ts';
import { download } from './parts/download.ts';
import { Grid } from './parts/grid.tsx';
import { Months } from './parts/months.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import { usePrint } from './parts/use-print.ts';
import { useReport } from './parts/use-report.ts';
import css from './report-table.css?inline';
import { folded, totalsOf } from './report-table.model.ts';
import { type Properties, TEXT_COLUMNS } from './report-table.props.ts';
import { texts } from './report-table.text.ts';

/** Counts per category, to be searched, filtered, sorted, printed and taken along as a file (part 2, "Report table screen"). */
export function ReportTable(properties: Properties): ReactNode {
  const { header, rows, data_total, filter, title, start_month_year: start, end_month_year: end } = properties;
  useStyles(css);
  const words = useText(texts);
  const name = title || words.table;
  const [category, setCategory] = useState(filter);
  const [typed, setTyped] = useState('');
  // the box follows every key; the rows follow when there is time
  const query = useDeferredValue(typed);
  const report = useReport(header, rows, query);
  const searching = folded(query) !== '';
  const filtered = useMemo(
    () => (searching ? totalsOf(report.rows, header.length - TEXT_COLUMNS) : undefined),
    [searching, report.rows, header.length],
  );
  const { whole, print } = usePrint();

  const totals = [[words.total, data_total] as const, ...(filtered ? [[words.filteredTotal, filtered] as const] : [])];
  const months = [start, end].flatMap((month) => (month === undefined ? [] : [longMonthText(month)]));
  const saveCsv = (): void => {
    const csv = csvOf({ header, rows: report.rows, category, totals });
    download(csv, csvName(name, months), 'text/csv;charset=utf-8');
  };
  return (
    <div className="report">
      <Months key={`${start} ${end}`} start={start} end={end} />
      <Toolbar
        typed={typed}
        onType={setTyped}
        category={category}
        onCategory={setCategory}
        shown={report.rows.length}
        all={rows.length}
        onCsv={saveCsv}
        onPrint={print}
      />
      <Grid
        name={name}
        header={header}
        report={report}
        category={category}
        totals={totals}
        all={rows}
        data_total={data_total}
        whole={whole}
      />
    </div>
  );
}
