import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import { putBack } from '../support/put-back.ts';
import { heldRequests } from '../support/held-requests.ts';

const items = [
  { id: 1, label: 'Satu' },
  { id: '2', label: 'Dua' },
  { id: 3, label: 'Tiga' },
];
async function mount(json: object = {}) {
  const { place, widget, element } = await mountHtml(
    `<form>${snippet('sortable-list', { json: { items, ...json } })}</form>`,
  );
  const form = place.querySelector('form')!;
  return {
    form,
    widget,
    element,
    posted: () => new FormData(form).getAll('order[]'),
    button: (name: string): HTMLElement => widget.getByRole('button', { name }),
  };
}

test('an entry without a label is called by its id', async () => {
  const { button, widget } = await mount({ items: [{ id: 7, label: null }, ...items] });
  expect(widget.getAllByRole('listitem')[0]?.textContent).toBe('7');
  expect(button('Drag 7')).toBeVisible();
});

const keys = (...names: string[]) => userEvent.keyboard(names.join(''));

test('by keyboard: Space lifts, the arrows move, Space drops, however quickly they come', async () => {
  const { posted, button, widget } = await mount();
  const handle = button('Drag Satu');
  handle.focus();
  for (const key of [' ', 'ArrowDown', ' ']) {
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    await Promise.resolve(); // only microtasks run between the keys, as with keys pressed fast
  }
  await expect.poll(posted).toEqual(['2', '1', '3']);
  expect(await widget.findByText('Satu is dropped at number 2 of 3.')).toBeTruthy();
  expect((handle.getRootNode() as ShadowRoot).activeElement).toBe(handle);
});

test('by keyboard: what is lifted is shown where it would land, and posted only when dropped', async () => {
  const { posted, button, widget } = await mount();
  const handle = button('Drag Satu');
  handle.focus();
  await keys(' ');
  expect(handle.getAttribute('aria-pressed')).toBe('true');
  expect(await widget.findByText('Satu is lifted.')).toBeInTheDocument();
  await keys('{End}');
  const top = (name: string): number => button(name).getBoundingClientRect().top;
  expect(top('Drag Satu')).toBeGreaterThan(top('Drag Tiga'));
  expect(posted()).toEqual(['1', '2', '3']);
  await keys('{ArrowDown}'); // nothing happens after the last place
  await keys('{Home}', '{ArrowDown}', '{Enter}');
  expect(posted()).toEqual(['2', '1', '3']);
  expect(handle.getAttribute('aria-pressed')).toBe('false');
});

test('Escape puts it back; leaving the handle drops it where it is shown', async () => {
  const { posted, button, widget } = await mount();
  button('Drag Tiga').focus();
  await keys(' ', '{ArrowUp}', '{Escape}');
  expect(posted()).toEqual(['1', '2', '3']);
  expect(await widget.findByText('Tiga is back in its place.')).toBeInTheDocument();
  await keys(' ', '{ArrowUp}', '{Tab}');
  expect(posted()).toEqual(['1', '3', '2']);
});

test('in a long list what is put back by Escape is in sight again, with the focus', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ id: at, label: `Baris ${at}` }));
  const { button } = await mount({ items: many });
  const handle = button('Drag Baris 0');
  const isSeen = (): boolean => {
    const { top, bottom } = handle.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  handle.focus();
  await keys(' ', '{End}');
  await expect.poll(isSeen).toBe(true);
  expect(button('Drag Baris 1').getBoundingClientRect().bottom).toBeLessThan(0);
  await keys('{Escape}');
  await expect.poll(isSeen).toBe(true);
  expect(focusedElement()).toBe(handle);
});

test('while an item is lifted, only what is shown first cannot go up, and what is shown last cannot go down', async () => {
  const { button } = await mount();
  const cannot = (way: string): string[] =>
    items.map(({ label }) => label).filter((label) => button(`Move ${label} ${way}`).ariaDisabled === 'true');
  button('Drag Satu').focus();
  await keys(' ', '{ArrowDown}');
  expect([cannot('up'), cannot('down')]).toEqual([['Dua'], ['Tiga']]);
  await keys('{ArrowDown}');
  expect([cannot('up'), cannot('down')]).toEqual([['Dua'], ['Satu']]);
});

test('arrow keys without a lifted item scroll the page', async () => {
  const { posted, button } = await mount();
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true, cancelable: true });
  expect(button('Drag Satu').dispatchEvent(down)).toBe(true);
  expect(posted()).toEqual(['1', '2', '3']);
});

test('an order that was saved stays when the list is put back or the form is reset', async () => {
  network.use(http.post('/app/admin/order', () => HttpResponse.json(true)));
  const { button, posted, element, form, widget } = await mount({ route: '/app/admin/order' });
  button('Move Satu down').click();
  await expect.poll(() => widget.getByRole('list').closest('[aria-busy=false]')).not.toBeNull();
  form.reset();
  expect(posted()).toEqual(['2', '1', '3']);
  const again = await putBack(element);
  expect(again.getAllByRole('listitem').map((row: HTMLElement) => row.textContent)).toEqual(['Dua', 'Satu', 'Tiga']);
  expect(posted()).toEqual(['2', '1', '3']);
  const [script] = element.getElementsByTagName('script');
  script!.textContent = JSON.stringify({ items: items.toReversed(), route: '/app/admin/order' });
  await expect.poll(posted).toEqual(['3', '2', '1']);
});

test('the way back leads to the order saved last, also when the page has written the refused one back', async () => {
  expectConsoleError(/order of a list could not be saved/);
  network.use(http.post('/app/admin/order', () => new HttpResponse(null, { status: 500 })));
  const { button, posted, widget, element } = await mount({ route: '/app/admin/order' });
  const [script] = element.getElementsByTagName('script');
  element.addEventListener('dw:change', (event) => {
    const { order } = (event as CustomEvent<{ value: { order: string[] } }>).detail.value;
    const written = order.map((id) => items.find((item) => String(item.id) === id));
    script!.textContent = JSON.stringify({ items: written, route: '/app/admin/order' });
  });
  button('Move Satu down').click();
  await widget.findByText(/it is not known whether this was saved/);
  await expect.poll(posted).toEqual(['1', '2', '3']);
});

test('the way back after a failure leaves the focus where it is, also on an item that is lifted meanwhile', async () => {
  expectConsoleError(/order of a list could not be saved/);
  const { bodies: orders, answer } = heldRequests('/app/admin/order');
  const { button, posted, widget } = await mount({ route: '/app/admin/order' });
  button('Move Dua up').focus();
  await keys('{Enter}');
  button('Drag Dua').focus();
  await keys(' ', '{End}');
  await expect.poll(() => orders).toHaveLength(1);
  answer({}, 500);
  await widget.findByText(/it is not known whether this was saved/);
  expect(focusedElement()).toBe(button('Drag Dua'));
  await keys(' ');
  await expect.poll(() => orders).toEqual([{ order: ['2', '1', '3'] }, { order: ['1', '3', '2'] }]);
  answer();
  expect(posted()).toEqual(['1', '3', '2']);
});

test('a list with an item more is another list: what is being saved for the former is not shown in it', async () => {
  const { sent, answer } = heldRequests('/app/admin/order');
  const { button, posted, widget, element } = await mount({ route: '/app/admin/order' });
  await userEvent.click(button('Move Satu down'));
  await expect.poll(sent).toBe(1);
  const [script] = element.getElementsByTagName('script');
  script!.textContent = JSON.stringify({ items: [...items, { id: 4, label: 'Empat' }], route: '/app/admin/order' });
  await expect.poll(posted).toEqual(['1', '2', '3', '4']);
  expect(widget.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'false');
  answer();
  expect(await widget.findByRole('button', { name: 'Drag Empat' })).toBeVisible();
  expect(posted()).toEqual(['1', '2', '3', '4']);
});
