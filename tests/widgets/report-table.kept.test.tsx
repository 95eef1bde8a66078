import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { arrivedBy } from '../support/arrived.ts';
import { mountHtml } from '../support/mount-html.ts';

const cell = (GAP: number, EPP: number) => ({ total: GAP + EPP, GAP, EPP, NORMAL: 0 });
const report = {
  header: ['Name', 'Code', 'Team', 'Place', 'Members', 'Gold bar'],
  rows: [
    ['Siti', 'PG10', 'G100', 'Ipoh', cell(1, 0), cell(0, 3)],
    ['Ali', 'PG9', 'G200', 'Ipoh', cell(9, 0), cell(0, 2)],
  ],
  data_total: [cell(10, 0), cell(0, 5)],
  title: 'Members',
  start_month_year: '01-2026',
  end_month_year: '02-2026',
};

const mount = (more: Partial<typeof report> = {}) =>
  mountHtml(snippet('report-table', { json: { ...report, ...more } }));
type Widget = Awaited<ReturnType<typeof mount>>['widget'];
const chooseCategory = (widget: Widget) => userEvent.click(widget.getByRole('radio', { name: 'EPP' }));
const sort = (widget: Widget) => userEvent.click(widget.getByRole('button', { name: 'Gold bar' }));
const search = (widget: Widget) => userEvent.fill(widget.getByRole('searchbox'), 'Ali');
/** The chosen category, the search, and the column that sorts. */
function lookOf(widget: Widget): string[] {
  const controls = [widget.getByRole('radio', { checked: true }), widget.getByRole('searchbox')];
  const headers: HTMLElement[] = widget.getAllByRole('columnheader');
  const sorted = headers.flatMap(({ ariaSort, innerText }) => (ariaSort ? [innerText] : []));
  return [...controls.map(({ value }) => value), ...sorted];
}

/** Does this on the page and applies other months; then the page is gone. */
async function leaveAfter(...looks: Array<(widget: Widget) => Promise<void>>): Promise<void> {
  const { widget, gone, place } = await mount();
  for (const look of looks) await look(widget);
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(gone).toHaveLength(1);
  place.remove();
  expect(sessionStorage).toHaveLength(1);
  arrivedBy('navigate');
}

const [header, rows] = [report.header.slice(0, 5), report.rows.map((row) => row.slice(0, 5))];
const WITHOUT_COLUMN = { header, rows, data_total: report.data_total.slice(0, 1) };

test.each([
  ['category is kept without the others', [chooseCategory], {}, ['EPP', '']],
  ['search is kept without the others', [search], {}, ['All', 'Ali']],
  ['order is kept without the others', [sort], {}, ['All', '', 'Gold bar']],
  ['category is kept, but no order by a column that is gone', [sort, chooseCategory], WITHOUT_COLUMN, ['EPP', '']],
])('the %s', async (_, looks, now, expected) => {
  await leaveAfter(...looks);
  expect(lookOf((await mount(now)).widget)).toEqual(expected);
});
