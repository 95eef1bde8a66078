import { currentMonth, longMonthText, parseMonth } from '../../../shared/lib/index.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const LARGE = 10_000;

/** The report of some months. `?rows=10000&columns=20` makes it as large as the largest network's. */
export const reportPage = definePage({
  path: '/app/admin/report',
  title: 'Sales report',
  lang: 'en',
  render({ world, url }) {
    const now = currentMonth(world.clock.now());
    const parameter = (name: string) => url.searchParams.get(name) ?? '';
    const number = (name: string, most: number) =>
      Math.min(most, Math.max(5, Number(parameter(name)) || 0)) || undefined;
    const [start, end] = [
      parseMonth(parameter('start_month_year')) ?? now - 2,
      parseMonth(parameter('end_month_year')) ?? now,
    ];
    const size = {
      ...(parameter('rows') && { rows: number('rows', LARGE) }),
      ...(parameter('columns') && { columns: number('columns', 24) }),
    };
    const report = world.sales.report(start, end, size);
    const months = { start_month_year: longMonthText(start), end_month_year: longMonthText(end) };
    return html`<p>From ${months.start_month_year} to ${months.end_month_year}. <a href="/app/admin/report?rows=${LARGE}&amp;columns=20">${LARGE.toLocaleString('en')} rows</a></p>
${widget('report-table', { ...report, ...months, title: 'Sales report' }, html`<p>${report.rows.length} rows. The table needs JavaScript.</p>`, { as: 'json' })}`;
  },
});
