import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

const option = { value: '1', label: 'Ali' };
/** Widgets that a form cannot be sent with, the control that is wrong, and what is said about it. */
const wrong: Record<string, [html: string, control: RegExp, sentence: string]> = {
  'a required searchable-select': [
    snippet('searchable-select', { json: { name: 'upline', label: 'Upline', required: true, options: [option] } }),
    /^Upline/,
    'Sila buat pilihan.',
  ],
  'a required searchable-select that posts nothing': [
    snippet('searchable-select', { json: { label: 'Upline', required: true, options: [option] } }),
    /^Upline/,
    'Sila buat pilihan.',
  ],
  'a required dealer-search': [
    snippet('dealer-search', { json: { name: 'user_id', label: 'Dealer', required: true } }),
    /^Dealer/,
    'Please choose a dealer.',
  ],
  'a first row of price-rows that is empty': [
    snippet('price-rows', { json: { prices: [] } }),
    /^Name, price 1/,
    'Please enter a name.',
  ],
  'a price that is none': [
    snippet('price-rows', {
      json: {
        prices: [
          { price_id: 1, name: 'A', price: 1 },
          { price_id: 2, name: 'B', price: 'abc' },
        ],
      },
    }),
    /^Price \(RM\), price 2/,
    'The price must be a number, such as 199.90.',
  ],
};

async function mount(html: string) {
  const { place, element, widget } = await mountHtml(`<form>${html}<button>Send</button></form>`);
  const form = place.querySelector('form')!;
  const sent: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push('sent');
  });
  return { place, element, widget, form, sent, send: () => userEvent.click(form.querySelector(':scope > button')!) };
}

for (const [what, [html, control, sentence]] of Object.entries(wrong)) {
  test(`${what} makes the form invalid for the page’s scripts and styles`, async () => {
    const { form, widget } = await mount(html);
    expect(form.matches(':invalid')).toBe(true);
    expect(form.querySelector('[data-widget]:has(:invalid)')).not.toBeNull();
    expect(widget.queryByText(sentence), 'not before the form is checked').toBeNull();
    expect(form.checkValidity()).toBe(false);
    expect(widget.getByText(sentence)).toBeVisible();
    form.noValidate = true;
    expect(form.checkValidity(), 'scripts ask, whatever the form does').toBe(false);
  });

  test(`${what} gets the focus of reportValidity(), beside its field`, async () => {
    const { form, element, widget } = await mount(html);
    expect(form.reportValidity()).toBe(false);
    const field: HTMLElement = widget.getByRole(/select|search/.test(what) ? 'combobox' : 'textbox', { name: control });
    expect(focusedElement()).toBe(field);
    const invalid = element.querySelector<HTMLInputElement>(':invalid:not(fieldset)')!;
    expect(invalid.validationMessage).toBe(sentence);
    // the browser's bubble stands there
    const [bubble, own] = [invalid.getBoundingClientRect(), field.getBoundingClientRect()];
    expect(bubble.left).toBeLessThanOrEqual(own.left + 1);
    expect(bubble.top).toBeLessThanOrEqual(own.top);
    expect(bubble.bottom).toBeGreaterThanOrEqual(own.bottom);
    expect(bubble.bottom - own.bottom).toBeLessThan(60);
  });

  test(`${what} lets no submit event happen`, async () => {
    const { form, sent, send } = await mount(html);
    const captured: string[] = [];
    form.addEventListener('submit', () => captured.push('captured'), true);
    await send();
    form.requestSubmit();
    expect([...captured, ...sent]).toEqual([]);
    form.noValidate = true;
    await send();
    expect(sent).toEqual(['sent']);
  });

  test(`${what} is left out by a disabled fieldset`, async () => {
    const { form } = await mount(`<fieldset disabled>${html}</fieldset>`);
    expect(form.checkValidity()).toBe(true);
    form.querySelector('fieldset')!.disabled = false;
    expect(form.checkValidity()).toBe(false);
  });
}

test('what the page itself says of a value blocks the form and is shown, until the page takes it back', async () => {
  const { form, widget, sent, send } = await mount(
    snippet('searchable-select', { json: { name: 'upline', label: 'Upline', options: [option], value: '1' } }),
  );
  const input = form.elements.namedItem('upline') as HTMLInputElement;
  input.setCustomValidity('Taken.');
  await send();
  expect(sent).toEqual([]);
  expect(await widget.findByText('Taken.')).toBeVisible();
  expect(focusedElement()).toBe(widget.getByRole('combobox'));
  input.setCustomValidity('');
  await send();
  expect(sent).toEqual(['sent']);
});

test.each([
  ['input-add', { name: 'phones', values: ['60123'] }, 'phones[]'],
  ['sortable-list', { name: 'order', items: [{ id: 3, label: 'A' }] }, 'order[]'],
  ['price-rows', { prices: [{ price_id: 1, name: 'A', price: 1 }] }, 'prices[0][name]'],
])('%s is a control for setCustomValidity(), too', async (name, json, field) => {
  const { form, element } = await mount(snippet(name, { json }));
  (form.elements.namedItem(field) as HTMLInputElement).setCustomValidity('Taken.');
  expect(form.reportValidity()).toBe(false);
  expect(element.shadowRoot?.activeElement, 'a control of the widget').not.toBeNull();
});

test('what a browser fills into a control that nobody sees is not posted', async () => {
  const { form } = await mount(snippet('searchable-select', { json: { name: 'state', options: [option] } }));
  const input = form.elements.namedItem('state') as HTMLInputElement;
  input.value = 'Selangor';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...new FormData(form)]).toEqual([['state', '']]);
});

test('500 rows keep their controls out of the layout of the page', async () => {
  const prices = Array.from({ length: 500 }, (_, at) => ({ price_id: at, name: `P${at}`, price: 1 }));
  const { element, form } = await mount(snippet('price-rows', { json: { prices } }));
  expect([...new FormData(form)]).toHaveLength(1500);
  const height = element.scrollHeight;
  element.insertAdjacentHTML('beforebegin', '<style>input { height: 400px !important; margin: 90px }</style>');
  expect(element.scrollHeight).toBe(height);
});
