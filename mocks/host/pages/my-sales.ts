import {
  type CountedMonth,
  currentMonth,
  longMonthText,
  parseMonth,
  shortMonthText,
} from '../../../shared/lib/index.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { table } from './parts.ts';

const ringgit = new Intl.NumberFormat('ms-MY', { minimumFractionDigits: 2 });

/** Month filters: one month, and a range of months. */
export const mySalesPage = definePage({
  path: '/app/sales',
  title: 'Jualan saya',
  lang: 'ms',
  render({ world, me, url }) {
    const now = currentMonth(world.clock.now());
    const parameter = (name: string): CountedMonth | undefined => parseMonth(url.searchParams.get(name) ?? '');
    const month = parameter('month_year') ?? now;
    const [start, end] = [parameter('start_month_year') ?? now - 2, parameter('end_month_year') ?? now];
    const sold = world.sales.ofDealer(me.user_id, month);
    const sumOf = (each: CountedMonth) => world.sales.ofDealer(me.user_id, each).reduce((sum, { sen }) => sum + sen, 0);
    const months = Array.from({ length: Math.min(24, Math.max(0, end - start + 1)) }, (_, at) => start + at);
    const range = {
      range: 1,
      start_month_year: longMonthText(start),
      end_month_year: longMonthText(Math.max(end, start + 1)),
      max: shortMonthText(now),
      locale: 'ms',
    };
    // the dealer joined in the middle of a month, 14 months ago
    const joined = `${longMonthText(now - 14).slice(3)}-${longMonthText(now - 14).slice(0, 2)}-17`;
    return html`<section aria-labelledby="month"><h2 id="month">Satu bulan</h2>
${widget('month-filter', { month_year: shortMonthText(month), min: joined, max: shortMonthText(now), locale: 'ms' }, html`<p>${shortMonthText(month)}</p>`)}</section>
${table(
  `Jualan ${shortMonthText(month)}`,
  ['Produk', 'RM'],
  sold.map(({ product, sen }) => [product, ringgit.format(sen / 100)]),
)}
<section aria-labelledby="range"><h2 id="range">Beberapa bulan</h2>
${widget('month-filter', range, html`<p>${range.start_month_year} – ${range.end_month_year}</p>`)}</section>
${table(
  'Jumlah setiap bulan',
  ['Bulan', 'RM'],
  months.map((each) => [longMonthText(each), ringgit.format(sumOf(each) / 100)]),
)}`;
  },
});
