import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

/** What the focused text box contains. */
const focusedText = (): string | undefined => {
  const focused = focusedElement();
  return focused instanceof HTMLInputElement ? focused.value : undefined;
};

const phones = (values: string[]) =>
  mountHtml(snippet('input-add', { attributes: { name: 'phones', label: 'Phone', values: JSON.stringify(values) } }));

const price = (price_id: string, name: string) => ({ price_id, name, price: '10' });
const prices = (rows: object[]) =>
  mountHtml(snippet('price-rows', { attributes: { name: 'prices', prices: JSON.stringify(rows) } }));

test.each([
  ['puts a row in front', ['0', 'a', 'b', 'c'], 'bx', '0'],
  ['sorts the rows', ['c', 'b', 'a'], 'bx', 'c'],
  ['corrects the row and puts one in front', ['0', 'a', 'B', 'c'], 'Bx', '0'],
])('input-add: the page %s, and the person goes on in their row', async (_, values, after, first) => {
  const { element, widget } = await phones(['a', 'b', 'c']);
  await userEvent.click(widget.getByRole('textbox', { name: 'Phone 2' }));
  element.dataset.values = JSON.stringify(values);
  await expect.poll(() => widget.getByRole('textbox', { name: 'Phone 1' }).value).toBe(first);
  await userEvent.keyboard('x');
  expect(focusedText()).toBe(after);
});

test('input-add: the caret stays where it is in a row that the page moves', async () => {
  const { element, widget } = await phones(['012', '345']);
  await userEvent.click(widget.getByRole('textbox', { name: 'Phone 1' }));
  await userEvent.keyboard('{Home}{ArrowRight}');
  element.dataset.values = '["345","012"]';
  await expect.poll(() => widget.getByRole('textbox', { name: 'Phone 1' }).value).toBe('345');
  await userEvent.keyboard('x');
  expect(focusedText()).toBe('0x12');
});

test.each([
  ['sorts the rows', [price('9', 'C'), price('8', 'B'), price('7', 'A')], 'B', 'C'],
  ['puts a row in front', [price('6', 'New'), price('7', 'A'), price('8', 'B')], 'B', 'New'],
  ['gives its row another name and place', [price('8', 'Better'), price('7', 'A')], 'Better', 'Better'],
])('price-rows: the page %s, and the person goes on in their row', async (_, rows, after, first) => {
  const { element, widget } = await prices([price('7', 'A'), price('8', 'B'), price('9', 'C')]);
  await userEvent.click(widget.getByRole('textbox', { name: 'Name, price 2' }));
  element.dataset.prices = JSON.stringify(rows);
  await expect.poll(() => widget.getByRole('textbox', { name: 'Name, price 1' }).value).toBe(first);
  await userEvent.keyboard('x');
  expect(focusedText()).toBe(`${after}x`);
});

test('price-rows: the person goes on in a new row after the page has given it an id', async () => {
  const { element, widget } = await prices([price('7', 'A'), price('8', 'B')]);
  await userEvent.click(widget.getByRole('button', { name: 'Add a price' }));
  await userEvent.keyboard('C');
  element.dataset.prices = JSON.stringify([price('6', 'Z'), price('7', 'A'), price('8', 'B'), price('9', 'C')]);
  await expect.poll(() => widget.getByRole('textbox', { name: 'Name, price 1' }).value).toBe('Z');
  await userEvent.keyboard('x');
  expect(focusedText()).toBe('Cx');
});

const options = JSON.stringify(['a', 'b'].map((value) => ({ value, label: `Option ${value.toUpperCase()}` })));

test.each([
  ['searchable-select', { name: 'upline', options, value: 'a' }, { value: 'b' }, 'Option B'],
  ['dealer-search', { name: 'dealer', value: '1', value_label: 'Ali' }, { value: '2', valueLabel: 'Siti' }, 'Siti'],
])(
  '%s: another value of the page replaces what is typed, and the focus stays',
  async (name, attributes, other, shown) => {
    const { element, widget } = await mountHtml(snippet(name, { attributes }));
    await userEvent.click(widget.getByRole('combobox'));
    await userEvent.keyboard('{Control>}a{/Control}Opt');
    Object.assign(element.dataset, other);
    await expect.poll(() => widget.getByRole('combobox').value).toBe(shown);
    expect(focusedElement()).toBe(widget.getByRole('combobox'));
    expect(widget.queryByRole('listbox')).toBeNull();
  },
);

const months = { start_month_year: '3-2026', end_month_year: '4-2026', locale: 'en' };
const count = { total: 1, GAP: 1, EPP: 0, NORMAL: 0 };

test.each([
  ['month-filter', { ...months, range: '1' }],
  [
    'report-table',
    {
      ...months,
      header: '["Name","PG","Team","Place","Jan"]',
      rows: JSON.stringify([['A', 'PG1', 'T', 'P', count]]),
      data_total: JSON.stringify([count]),
    },
  ],
])('%s: a page that writes the months back takes the focus from no button', async (name, attributes) => {
  const { element, widget } = await mountHtml(snippet(name, { attributes }));
  element.addEventListener('dw:change', (event) => {
    const { start_month_year, end_month_year } = (event as CustomEvent<{ value: Record<string, string> }>).detail.value;
    Object.assign(element.dataset, { startMonthYear: start_month_year, endMonthYear: end_month_year });
  });
  const fold = widget.queryByRole('button', { name: /^Filters/ });
  if (fold) await userEvent.click(fold);
  await userEvent.click(widget.getByRole('button', { name: /^End month/ }));
  await userEvent.click(widget.getByRole('gridcell', { name: 'June' }));
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => element.dataset.endMonthYear).toMatch(/6-2026/);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const end = await widget.findByRole('button', { name: 'End month June, 2026' });
  expect(focusedElement()).toBe(end);
  element.dataset.endMonthYear = '7-2026';
  await expect.poll(() => end.textContent).toContain('July, 2026');
  expect(focusedElement()).toBe(end);
});

const item = (id: string) => ({ id, label: `Item ${id}` });

test('sortable-list: an item that the page adds or takes away leaves the focus where it is', async () => {
  const attributes = { items: JSON.stringify(['1', '2'].map(item)) };
  const { element, widget } = await mountHtml(snippet('sortable-list', { attributes }));
  const handle: HTMLElement = widget.getByRole('button', { name: 'Drag Item 2' });
  handle.focus();
  for (const ids of [
    ['3', '2', '1'],
    ['2', '3'],
    ['3', '2'],
  ]) {
    element.dataset.items = JSON.stringify(ids.map(item));
    await expect
      .poll(() => widget.getAllByRole('listitem').map((row: HTMLElement) => row.textContent))
      .toEqual(ids.map((id) => `Item ${id}`));
    expect(focusedElement()).toBe(handle);
  }
});
