import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { changesOf } from '../support/reported-changes.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';

const prices = [
  { price_id: 11, name: 'Early bird', price: '199.9' },
  { price_id: 12, name: 'Normal', price: 250 },
];
const html = (json: object = { prices }): string =>
  `<form>${snippet('price-rows', { json, children: 'Prices' })}</form>`;

async function mount(json?: object) {
  const { place, widget } = await mountHtml(html(json));
  const form = place.querySelector('form')!;
  return {
    form,
    widget,
    posted: () => [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`), // no files
    names: (): string[] => widget.getAllByRole('textbox', { name: /^Name/ }).map((box: HTMLInputElement) => box.value),
  };
}

test('an invalid price is reported when its input loses the focus', async () => {
  const { widget } = await mount();
  const price: HTMLElement = widget.getByRole('textbox', { name: 'Price (RM), price 2' });
  await userEvent.fill(price, '1.999');
  await userEvent.keyboard('{Tab}');
  const sentence = 'The price has at most two decimals.';
  expect(widget.getByRole('textbox', { description: sentence })).toBe(price);
  expect(widget.getByText(sentence).offsetHeight, 'on one line').toBeLessThan(25);
});

test('a page that writes each change back reports nothing while a price is typed', async () => {
  const { form, widget } = await mount({ prices: [] });
  form.addEventListener('dw:change', (event) => {
    const [price_id, name, price] = (event as CustomEvent<{ value: { value: string }[] }>).detail.value;
    form.querySelector('script')!.textContent = JSON.stringify({
      prices: [{ price_id: price_id!.value, name: name!.value, price: price!.value }],
    });
  });
  await userEvent.click(widget.getByRole('textbox', { name: /^Price/ }));
  await userEvent.keyboard('1,250.50');
  await expect.poll(() => widget.getByRole('textbox', { name: /^Price/ })).toHaveValue('1,250.50');
});

test('what would be posted is announced to the page once, also when the price gets its decimals afterwards', async () => {
  const { form, widget } = await mount({ prices: [] });
  const values = changesOf(form);
  await userEvent.click(widget.getByRole('textbox', { name: /^Price/ }));
  await userEvent.keyboard('5');
  await userEvent.tab();
  expect(widget.getByRole('textbox', { name: /^Price/ })).toHaveValue('5.00');
  await userEvent.click(widget.getByRole('button', { name: 'Add a price' }));
  expect(values).toHaveLength(1);
});

test('in Malay a row is moved, its button keeps the focus, and its price is neither raised nor lowered', async () => {
  const { widget } = await mountHtml(
    snippet('price-rows', {
      attributes: { locale: 'ms' },
      json: { prices: [...prices, { price_id: 13, name: '', price: 1 }] },
    }),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Alihkan Harga 3 ke atas' }));
  expect(await widget.findByText('Harga 3 kini di kedudukan 2 daripada 3.')).toBeInTheDocument();
  const down = widget.getByRole('button', { name: 'Alihkan Early bird ke bawah' });
  await userEvent.click(down);
  expect(focusedElement()).toBe(down);
});
