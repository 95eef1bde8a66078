import { beforeEach, expect, test } from 'vitest';
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

/** A report as on the page that was opened anew. */
async function mount(more: Partial<typeof report> & { filter?: string } = {}) {
  const { place, widget, gone } = await mountHtml(snippet('report-table', { json: { ...report, ...more } }));
  return {
    place,
    widget,
    gone,
    category: () => (widget.getByRole('radio', { checked: true }) as HTMLInputElement).value,
    sorted: (): string[] => {
      const headers: HTMLElement[] = widget.getAllByRole('columnheader');
      return headers.flatMap(({ ariaSort, innerText }) => (ariaSort ? [innerText] : []));
    },
  };
}

type Report = Awaited<ReturnType<typeof mount>>;
const chooseCategory = ({ widget }: Report) => userEvent.click(widget.getByRole('radio', { name: 'EPP' }));
const sort = ({ widget }: Report) => userEvent.click(widget.getByRole('button', { name: 'Gold bar' }));
const search = ({ widget }: Report) => userEvent.fill(widget.getByRole('searchbox'), 'Ali');

/** Does this on the page and applies other months; then the page is gone. */
async function leaveAfter(...looks: Array<(report: Report) => Promise<void>>): Promise<void> {
  sessionStorage.clear();
  const shown = await mount();
  for (const look of looks) await look(shown);
  await userEvent.click(shown.widget.getByRole('button', { name: 'Apply' }));
  expect(shown.gone).toHaveLength(1);
  shown.place.remove();
  expect(sessionStorage).toHaveLength(1);
  arrivedBy('navigate');
}

beforeEach(() => leaveAfter(sort, chooseCategory));

test('an order by a column that the report does not have any more is ignored', async () => {
  const { category, sorted } = await mount({
    header: report.header.slice(0, 5),
    rows: report.rows.map((row) => row.slice(0, 5)),
    data_total: report.data_total.slice(0, 1),
  });
  expect(category()).toBe('EPP');
  expect(sorted()).toEqual([]);
});

test.each([
  ['category', chooseCategory, ['EPP', '', 0]],
  ['search', search, ['All', 'Ali', 0]],
  ['order', sort, ['All', '', 1]],
] as const)('the %s is kept without the others', async (_, look, expected) => {
  await leaveAfter(look);
  const { widget, category, sorted } = await mount();
  const searched = widget.getByRole('searchbox') as HTMLInputElement;
  expect([category(), searched.value, sorted().length]).toEqual(expected);
});
