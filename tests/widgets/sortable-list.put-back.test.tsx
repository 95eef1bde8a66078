import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf } from '../../.storybook/support/host-page.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { painted } from '../support/painted.ts';
import { putBack, takeOut } from '../support/put-back.ts';
import { heldRequests } from '../support/held-requests.ts';
import { changesOf } from '../support/reported-changes.ts';

const items = [1, 2, 3].map((id) => ({ id, label: `Item ${id}` }));
const list = (of = items) =>
  `<form>${snippet('sortable-list', { json: { items: of, route: '/app/admin/order' } })}</form>`;
const shown = (element: HTMLElement): string =>
  [...shadowOf(element).querySelectorAll('li')].map((row) => row.textContent.replace(/\D/g, '')).join('');
const isBusy = (element: HTMLElement) => shadowOf(element).querySelector('.sortable')!.getAttribute('aria-busy');

/** Lists, of which the first item of the first was moved down; the order, `213`, waits for `answer`, and so do later ones. */
async function saving(html = list()) {
  const { bodies, answer } = heldRequests('/app/admin/order');
  const orders = () => (bodies as Array<{ order: string[] }>).map(({ order }) => order.join(''));
  const mounted = await mountHtml(html);
  const { element, widget } = mounted;
  /** The places of the lists that have told the page of a change. */
  const told: number[] = [];
  mounted.elements.forEach((each, place) => each.addEventListener('dw:change', () => told.push(place)));
  await userEvent.click(widget.getByRole('button', { name: 'Move Item 1 down' }));
  await expect.poll(orders).toEqual(['213']);
  return { ...mounted, element, widget, orders, told, answer: (status: number) => answer(true, status) };
}

test('an order that is saved in one list is not shown in another with the same route', async () => {
  const others = [8, 9].map((id) => ({ id, label: `Other ${id}` }));
  const { elements, place, answer } = await saving(list() + list(others));
  answer(200);
  await expect.poll(() => isBusy(elements[0]!)).toBe('false');
  expect(shown(elements[1]!)).toBe('89');
  expect(new FormData(place.querySelectorAll('form')[1]).getAll('order[]')).toEqual(['8', '9']);
});

test('of the orders made while another is saved the latest is sent, also when the list is taken out meanwhile', async () => {
  const { element, widget, orders, answer } = await saving();
  await userEvent.click(widget.getByRole('button', { name: 'Move Item 1 down' }));
  await userEvent.click(widget.getByRole('button', { name: 'Move Item 3 up' }));
  await waitFor(() => expect(shown(element)).toBe('321'));
  expect(orders(), 'one at a time').toHaveLength(1);
  await takeOut(element);
  answer(200);
  await expect.poll(orders, { message: 'the latest' }).toEqual(['213', '321']);
  answer(200);
});

test('a list that is put back while its order is saved shows that, and a failure of it', async () => {
  expectConsoleError(/order of a list could not be saved/);
  const { element, answer } = await saving();
  const again = await putBack(element);
  expect(isBusy(element)).toBe('true');
  expect(shown(element), 'the order that is being saved').toBe('213');
  const changes = changesOf(element);
  answer(503);
  expect(await again.findByText(/order could not be saved|reload/)).toBeInTheDocument();
  expect(isBusy(element)).toBe('false');
  expect(shown(element)).toBe('123');
  expect(changes, 'the page is told that the order it was told of is not saved').toEqual([{ order: ['1', '2', '3'] }]);
});

test.each(['before', 'after'])(
  'an order made %s the list is put back is sent when the one before it is saved, and a failure of it leads back to that one',
  async (when) => {
    expectConsoleError(/order of a list could not be saved/);
    const { element, widget, orders, answer } = await saving();
    const moveUp = (of: typeof widget) => userEvent.click(of.getByRole('button', { name: 'Move Item 3 up' }));
    if (when === 'before') await moveUp(widget);
    const again = await putBack(element);
    if (when === 'after') await moveUp(again);
    await painted();
    expect(shown(element)).toBe('231');
    expect(orders(), 'one at a time').toEqual(['213']);
    answer(200);
    await expect.poll(orders).toEqual(['213', '231']);
    await painted();
    expect(shown(element)).toBe('231');
    answer(500);
    await again.findByText(/it is not known whether this was saved/);
    expect(shown(element)).toBe('213');
  },
);

test('what was made while an order is refused goes back with it', async () => {
  expectConsoleError(/order of a list could not be saved/);
  const { element, widget, orders, answer } = await saving();
  await userEvent.click(widget.getByRole('button', { name: 'Move Item 3 up' }));
  answer(422);
  await widget.findByText(/could not be saved/);
  expect(shown(element)).toBe('123');
  expect(orders()).toEqual(['213']);
  await userEvent.click(widget.getByRole('button', { name: 'Move Item 3 up' }));
  await expect.poll(orders).toEqual(['213', '132']);
  answer(200);
  await expect.poll(() => isBusy(element)).toBe('false');
  expect(widget.queryByText(/could not be saved/)).toBeNull();
});

test('two elements of one list show that its order is saved, and the one that was not sorted tells the page nothing', async () => {
  expectConsoleError(/order of a list could not be saved/);
  const { answer, elements, told } = await saving(list() + list());
  expect(elements.map(isBusy)).toEqual(['true', 'true']);
  answer(403);
  for (const each of elements) await within(shadowOf(each)).findByText(/order could not be saved/);
  expect(elements.map(shown)).toEqual(['123', '123']);
  expect(told).toEqual([0, 0]);
});
