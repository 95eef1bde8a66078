import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { shadowOf } from '../../.storybook/support/host-page.ts';
import { mountHtml } from '../support/mount-html.ts';
import { wordsOf } from '../support/words-of.ts';
import { parameterOf } from '../support/navigation.ts';

const cell = (GAP: number, EPP: number, NORMAL: number) => ({ total: GAP + EPP + NORMAL, GAP, EPP, NORMAL });
const report = {
  header: ['Name', 'Code', 'Team', 'Place', 'Members', 'Gold bar'],
  rows: [
    ['Siti', 'PG10', 'G100', 'Ipoh', cell(1, 0, 4), cell(0, 0, 2)],
    ['Ali', 'PG9', 'Permata', 'Melaka', cell(9, 0, 0), cell(0, 3, 0)],
    ['Chong', 'PG11', 'G100', 'Melaka', cell(0, 1, 1), cell(2, 0, 0)],
    ['<b>Ali</b>', 'PG12', 'G100', 'Muar', cell(0, 2, 0), cell(0, 0, 2)],
  ],
  data_total: [cell(110, 3, 5), cell(2, 3, 4)],
};
const html = (more: object = {}): string =>
  snippet('report-table', { json: { ...report, ...more }, children: '<p>240 rows</p>' });

async function mount(more: object = {}) {
  const { element, widget, gone } = await mountHtml(html(more));
  const lines = (): string[][] =>
    [...shadowOf(element).querySelectorAll('tbody tr, tfoot tr')].map((line) =>
      [...line.children].map(({ textContent }) => textContent ?? ''),
    );
  const rows = () => lines().slice(0, -1);
  return { element, widget, gone, lines, names: () => rows().map(([name]) => name) };
}

test('a header sorts its column, by text or total, and shows the direction', async () => {
  const { widget, names } = await mount();
  await userEvent.click(widget.getByRole('button', { name: 'Code' }));
  expect(names()).toEqual(['Ali', 'Siti', 'Chong', '<b>Ali</b>']);
  expect(widget.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('ascending');
  expect(await widget.findByText('Sorted by Code, ascending')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['<b>Ali</b>', 'Chong', 'Siti', 'Ali']);
  expect(await widget.findByText('Sorted by Code, descending')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Ali', 'Siti', 'Chong', '<b>Ali</b>']);
  // numbers are sorted with the largest first
  await userEvent.click(widget.getByRole('button', { name: 'Members' }));
  expect(names()).toEqual(['Ali', 'Siti', 'Chong', '<b>Ali</b>']);
  expect(widget.getByRole('columnheader', { name: 'Code' }).hasAttribute('aria-sort')).toBe(false);
});

test('the category changes the counts and the totals; sorting stays by total, and the header says so', async () => {
  const { widget, lines, names } = await mount();
  const category = within(widget.getByRole('radiogroup', { name: 'Category' }));
  const offered = category.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(offered).toEqual(['All', 'GAP', 'EPP', 'NORMAL']);
  expect(category.getByRole('radio', { name: 'All' })).toBeChecked();
  await userEvent.click(category.getByRole('radio', { name: 'GAP' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(category.getByRole('radio', { name: 'EPP' })).toBeChecked();
  expect(lines().map((line) => line.slice(4))).toEqual([
    ['0', '0'],
    ['0', '3'],
    ['1', '0'],
    ['2', '0'],
    ['3', '3'],
  ]);
  await userEvent.click(widget.getByRole('button', { name: 'Members by total' }));
  expect(names()).toEqual(['Ali', 'Siti', 'Chong', '<b>Ali</b>']);
});

test('a search hides rows and adds a second totals row of what is shown', async () => {
  const { widget, lines } = await mount();
  const search = widget.getByRole('searchbox', { name: 'Search' });
  expect(search).toHaveAttribute('placeholder', 'Name, Code, Team, Place');
  await userEvent.type(search, 'melaka');
  await expect.poll(lines).toEqual([
    ['Ali', 'PG9', 'Permata', 'Melaka', '9', '3'],
    ['Chong', 'PG11', 'G100', 'Melaka', '2', '2'],
    ['Total', '', '', '', '118', '9'],
    ['Filtered total', '', '', '', '11', '5'],
  ]);
  expect(widget.getByText('2 of 4 rows')).toBeTruthy();
  await userEvent.fill(search, 'pg');
  await expect.poll(() => lines().at(-1)?.[0]).toBe('Total'); // all rows are shown
  await userEvent.clear(search);
  await userEvent.type(search, '118');
  await expect.poll(() => widget.queryByText('No row matches.')).toBeTruthy();
});

test('below a name in Jawi the other texts of a row begin where they do below every name', async () => {
  await page.viewport(360, 740);
  const { widget } = await mount({
    rows: [['سيتي نورحليزا', 'PG1198805', 'Kencana', 'Kuala Terengganu', cell(1, 2, 3), cell(1, 2, 3)]],
  });
  const row = widget.getByRole('rowheader', { name: /PG1198805/ }).getBoundingClientRect();
  expect(widget.getByText('PG1198805').getBoundingClientRect().left).toBeGreaterThan(row.left);
  expect(widget.getByText('Kuala Terengganu').getBoundingClientRect().left).toBeGreaterThan(row.left + 60);
});

test('on a phone the months are folded, the texts of a row are one cell, and the table shows where it goes on', async () => {
  await page.viewport(328, 740); // of 360, without the page's margins
  const counts = Array.from({ length: 4 }, () => cell(1, 2, 3));
  const { widget } = await mount({
    start_month_year: '03-2026',
    end_month_year: '05-2026',
    header: ['Name', 'Code', 'Team', 'Place', 'Members', 'Gold bar', 'Dinar', 'Jewellery'],
    rows: [['Ali', 'PG9147393', '', 'Kuala Terengganu', ...counts]],
    data_total: counts,
  });
  const filters = widget.getByRole('button', { name: 'Filters Mar 2026 – May 2026' });
  expect(widget.queryByRole('button', { name: 'Apply' })).toBeNull();
  // two figures of the row and of the totals are in view
  const cells: HTMLElement[] = widget.getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 8 }, () => '6'));
  expect(cells[0]!.getBoundingClientRect().left).toBeLessThan(181);
  for (const second of [1, 5]) expect(cells[second]!.getBoundingClientRect().right).toBeLessThan(328);
  expect(widget.getByRole('rowheader', { name: /^Ali/ })).toHaveTextContent('AliPG9147393Kuala Terengganu');
  // below the name, on one line
  const rects = ['PG9147393', 'Kuala Terengganu'].flatMap((text) => [...widget.getByText(text).getClientRects()]);
  expect(new Set(rects.map(({ top }) => top)).size).toBe(1);
  // which no line crosses
  expect(getComputedStyle(widget.getByRole('rowheader', { name: /^Ali/ })).borderRightColor).toBe('rgba(0, 0, 0, 0)');
  await userEvent.click(widget.getByRole('button', { name: 'Code' }));
  expect(widget.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  const table = widget.getByRole('region', { name: 'Report' });
  const goesOn = () => [table.parentElement!.dataset.before, table.parentElement!.dataset.after];
  await expect.poll(goesOn).toEqual([undefined, '']);
  table.scrollTo({ left: 10_000 });
  await expect.poll(goesOn).toEqual(['', undefined]);
  // a title reached by keyboard is visible entirely, beside the first column and not under it (WCAG 2.4.11)
  const titles = within(table).getAllByRole('button');
  const first = cells[0]!.previousElementSibling!.getBoundingClientRect().right;
  titles.at(-1)!.focus();
  for (const [keys, order] of [
    ['{Shift>}{Tab}{/Shift}', titles.slice(4, -1).toReversed()],
    ['{Tab}', titles.slice(5)],
  ] as const)
    for (const title of order) {
      await userEvent.keyboard(keys);
      const inSight = (): boolean => {
        const { left, right } = title.getBoundingClientRect();
        return title.matches(':focus') && left >= first - 1 && right <= table.getBoundingClientRect().right + 1;
      };
      await expect.poll(inSight, { message: String(title.textContent) }).toBe(true);
    }
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  expect(widget.getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('the months load the page again, all other parameters kept; start and end may be one month', async () => {
  const { widget, gone } = await mount({ start_month_year: '03-2026', end_month_year: '03-2026' });
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(gone.map((url) => [parameterOf(url, 'start_month_year'), parameterOf(url, 'end_month_year')])).toEqual([
    ['03-2026', '03-2026'],
  ]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `Dealer ${index}`,
    `PG${index}`,
    'G100',
    'Ipoh',
    cell(1, 0, 0),
    cell(0, 0, index),
  ]);

test('of many rows only those in sight are drawn, and all of them on paper', async () => {
  const { element, widget } = await mount({ rows: many(2_000), title: 'Large' });
  const root = shadowOf(element);
  const drawn = (): number => root.querySelectorAll('tr[data-index]').length;
  await expect.poll(drawn).toBeGreaterThan(5);
  expect(drawn()).toBeLessThan(100);
  expect(widget.getByRole('table', { name: 'Large' }).getAttribute('aria-rowcount')).toBe('2002');
  widget.getByRole('region', { name: 'Large' }).scrollTop = 2_000 * 33;
  await expect.poll(() => within(root).queryByText('Dealer 1999')).toBeTruthy();
  expect(root.querySelector('tr[data-index="1999"]')?.getAttribute('aria-rowindex')).toBe('2001');
  dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(2_000);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toBeLessThan(100);
});

test('sorting while scrolled down begins at the top again, newer counts of the page do not', async () => {
  const { widget, element, names } = await mount({ rows: many(1_000) });
  const region: HTMLElement = widget.getByRole('region');
  region.scrollTop = 10_000;
  await expect.poll(() => names()[1]).not.toBe('Dealer 0');
  element.querySelector('script')!.textContent = JSON.stringify({ ...report, rows: many(1_001) });
  await expect.poll(() => widget.getByRole('table').getAttribute('aria-rowcount')).toBe('1003');
  expect(region.scrollTop).toBe(10_000);
  await userEvent.click(widget.getByRole('button', { name: 'Gold bar' }));
  await expect.poll(() => names()).toContain('Dealer 999');
  expect(region.scrollTop).toBe(0);
});

test('months without rows and totals show a message, and other months can be chosen', async () => {
  const { widget, lines } = await mount({ rows: [], data_total: [] });
  expect(widget.getByText('There are no rows in this report.')).toBeVisible();
  expect(widget.getByRole('button', { name: /Start month/ })).toBeVisible();
  expect(lines()).toEqual([['Total', '', '', '', '0', '0']]);
});

test('a code stays on one line and fits its column, even in a wide font', async () => {
  const header = ['Name', 'ID', 'Team', 'Place', 'Members', 'Gold bar'];
  const rows = [['Siti', 'PG20000123', 'G100', 'Ipoh', cell(1, 0, 4), cell(0, 0, 2)]];
  const codeIn = async (size: number): Promise<Element> => {
    const look = `inline-size: 1000px; --dw-font: monospace; --dw-text-s: ${size}px`;
    const { widget } = await mountHtml(`<div style="${look}">${html({ header, rows })}</div>`);
    return widget.getByRole('cell', { name: 'PG20000123' });
  };
  const code = await codeIn(17);
  expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
  expect(wordsOf(await codeIn(26)).getClientRects()).toHaveLength(1);
});
