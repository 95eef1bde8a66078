import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/lib/dom/composed-tree.ts';
import { snippet } from '../../../stories/support/snippet.ts';
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
  await userEvent.keyboard('C{Alt>}{ArrowUp}{/Alt}');
  element.dataset.prices = JSON.stringify([price('6', 'Z'), price('7', 'A'), price('9', 'C'), price('8', 'B')]);
  await expect.poll(() => widget.getByRole('textbox', { name: 'Name, price 1' }).value).toBe('Z');
  await userEvent.keyboard('x');
  expect(focusedText()).toBe('Cx');
});
