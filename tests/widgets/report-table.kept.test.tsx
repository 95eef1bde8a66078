import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { catchNavigation } from '../support/navigation.ts';

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

/** A report as on the page that was opened anew. */
async function mount(more: Partial<typeof report> & { filter?: string } = {}) {
  const { place, widget } = await mountHtml(snippet('report-table', { json: { ...report, ...more } }));
  return {
    place,
    widget,
    category: widget.getByRole('combobox', { name: 'Category' }),
    sorted: (): string[] => {
      const headers: HTMLElement[] = widget.getAllByRole('columnheader');
      return headers.flatMap(({ ariaSort, innerText }) => (ariaSort ? [innerText] : []));
    },
  };
}

/** Chooses a category, sorts by the last column and applies other months; then the page is gone. */
beforeEach(async () => {
  sessionStorage.clear();
  const { place, widget, category } = await mount();
  const addresses = catchNavigation(place);
  await userEvent.click(widget.getByRole('button', { name: 'Gold bar' }));
  await userEvent.selectOptions(category, 'EPP');
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(addresses).toHaveLength(1);
  place.remove();
  await expect.poll(() => sessionStorage.length).toBe(1);
});

test('the page of other months shows what was looked at, and a link after it does not', async () => {
  const { place, category, sorted } = await mount();
  expect(category).toHaveValue('EPP');
  expect(sorted()).toEqual([expect.stringMatching(/^Gold bar/)]);
  place.remove();
  const anew = await mount();
  expect(anew.category).toHaveValue('All');
  expect(anew.sorted()).toEqual([]);
});

test('another category of the page is newer than what was looked at', async () => {
  const { category, sorted } = await mount({ filter: 'GAP' });
  expect(category).toHaveValue('GAP');
  expect(sorted()).toEqual([]);
});

test('an order by a column that the report does not have any more is ignored', async () => {
  const { category, sorted } = await mount({
    header: report.header.slice(0, 5),
    rows: report.rows.map((row) => row.slice(0, 5)),
    data_total: report.data_total.slice(0, 1),
  });
  expect(category).toHaveValue('EPP');
  expect(sorted()).toEqual([]);
});

test('another report of the page shows its own category and order', async () => {
  const { category, sorted } = await mount({ title: 'Gold bars' });
  expect(category).toHaveValue('All');
  expect(sorted()).toEqual([]);
});
