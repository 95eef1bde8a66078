import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo, world } from '../support/network.ts';
import { changesOf } from '../support/reported-changes.ts';

const toggle = (attributes: Record<string, string | number> = {}) =>
  snippet('checklist-toggle', {
    attributes: { type: 'borang', customer_id: 1, value: 0, label: 'Borang: Ali', ...attributes },
    tag: 'span',
  });
const paths = { app: '/app/customer/toggle-checklist', subuser: '/subuser/customer/toggle-checklist' };

test.each(['app', 'subuser'] as const)('%s posts to its path and shows the item as the server has it', async (area) => {
  const bodies = requestsTo(paths[area]);
  const item = () => world.customers.all()[0]!.checklist.borang;
  const before = item();
  const { widget } = await mountHtml(toggle({ area, value: before ? 1 : 0 }));
  for (const checked of [!before, before]) {
    await userEvent.click(widget.getByRole('switch', { name: 'Borang: Ali' }));
    expect(await widget.findByRole('switch', { checked })).toHaveTextContent(checked ? 'Ya' : 'Tidak');
    expect(item()).toBe(checked);
  }
  expect(bodies).toEqual([1, 2].map(() => ({ type: 'borang', customer_id: '1' })));
});

test('with its words it is a row, pressed anywhere, at least 44 px high, and a failure is told below, where nothing has moved', async () => {
  network.use(http.post(paths.app, () => new HttpResponse(null, { status: 500 }), { once: true }));
  expectConsoleError(/a switch could not be saved/);
  const { widget, element } = await mountHtml(
    `<div style="inline-size: 320px">${toggle({ text: 'Salinan kad pengenalan', label: '' }).replaceAll('span', 'div')}</div>`,
  );
  const row = () => widget.getByRole('switch', { name: 'Salinan kad pengenalan' });
  const { left, top, height } = element.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const at = (x: number) => element.shadowRoot!.elementFromPoint(left + x, top + height / 2);
  expect([at(2), at(160), at(318)]).toEqual([row(), row(), row()]);
  const before = row().getBoundingClientRect();
  const press = () => userEvent.click(element, { position: { x: 20, y: 22 } });
  await press(); // where the pointer is, the row must not shrink to its switch
  const told: HTMLElement = await widget.findByText(/pasti/);
  await expect.poll(() => told.getBoundingClientRect().width).toBeGreaterThan(160);
  const { x, y } = told.getBoundingClientRect();
  expect(y).toBeGreaterThan(before.bottom);
  expect(element.shadowRoot!.elementFromPoint(x + 9, y + 9)).toBe(told);
  expect(row().getBoundingClientRect()).toEqual(before);
  await press();
  expect(await widget.findByRole('switch', { checked: true })).toBeVisible();
});

test('in the cell of a table a failure is a mark of 44 px', async () => {
  network.use(http.post(paths.app, () => new HttpResponse(null, { status: 500 })));
  expectConsoleError(/a switch could not be saved/);
  const { widget } = await mountHtml(`<table><tr><td>${toggle()}</td></tr></table>`);
  await userEvent.click(widget.getByRole('switch'));
  const mark = await widget.findByRole('button', { name: /pasti/ });
  expect(parseFloat(getComputedStyle(mark, '::after').height)).toBeGreaterThanOrEqual(44);
});

test('the state in the answer is shown, even if it is the old one', async () => {
  network.use(http.post(paths.app, () => HttpResponse.text('')));
  const { widget, element } = await mountHtml(toggle());
  const changes = changesOf(element);
  await userEvent.click(widget.getByRole('switch'));
  await expect.poll(() => changes).toEqual([false]);
  expect(widget.getByRole('switch', { checked: false })).toBeVisible();
});
