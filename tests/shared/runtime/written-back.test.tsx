import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { takeOut } from '../../support/put-back.ts';

interface Case {
  attributes: Record<string, string>;
  /** The attribute that a page writes after a change, and what it makes of the change, as a server that renders the form again does. */
  attribute: string;
  written: (value: any) => unknown;
  /** Three changes of what is posted by one control. */
  control: { role: string; name: string };
  keys: string;
  after: string[];
  /** Something else of the page. */
  other: unknown;
  afterOther: string[];
}

const option = (value: string) => ({ value, label: `Option ${value.toUpperCase()}` });
const item = (id: string) => ({ id, label: `Item ${id}` });

const cases: Record<string, Case> = {
  'searchable-select': {
    attributes: {
      name: 'upline',
      label: 'Upline',
      options: JSON.stringify(['a', 'b', 'c', 'd'].map(option)),
      value: 'd',
    },
    attribute: 'data-value',
    written: (value: string) => value,
    control: { role: 'combobox', name: 'Upline' },
    keys: ['A', 'B', 'C'].map((letter) => `{Control>}a{/Control}Option ${letter}{Enter}`).join(''),
    after: ['c'],
    other: 'd',
    afterOther: ['d'],
  },
  'input-add': {
    attributes: { name: 'phones', label: 'Phone', values: '["60"]' },
    attribute: 'data-values',
    written: ({ values }: { values: string[] }) => values,
    control: { role: 'textbox', name: 'Phone 1' },
    keys: '1 23', // the blank alone posts nothing else
    after: ['601 23'],
    other: ['70', '80'],
    afterOther: ['70', '80'],
  },
  'price-rows': {
    attributes: { name: 'prices', prices: '[{"price_id":"7","name":"A","price":"10"}]' },
    attribute: 'data-prices',
    written: (fields: { value: string }[]) =>
      Array.from({ length: fields.length / 3 }, (_, row) => {
        const [price_id, name, price] = fields.slice(row * 3).map(({ value }) => value);
        return { price_id, name, price };
      }),
    control: { role: 'textbox', name: 'Name, price 1' },
    keys: ' B CD',
    after: ['7', 'A B CD', '10.00'],
    other: [{ price_id: '8', name: 'C', price: '5' }],
    afterOther: ['8', 'C', '5.00'],
  },
  'sortable-list': {
    attributes: { items: JSON.stringify(['1', '2', '3', '4'].map(item)) },
    attribute: 'data-items',
    written: ({ order }: { order: string[] }) => order.map(item),
    control: { role: 'button', name: 'Move Item 1 down' },
    keys: '{Enter}{Enter}{Enter}',
    after: ['2', '3', '4', '1'],
    other: ['4', '3', '2', '1'].map(item),
    afterOther: ['4', '3', '2', '1'],
  },
};

test.each(Object.entries(cases))(
  '%s: what was entered in a form is there after a reload, until a reset',
  async (name, each) => {
    const { attributes, control, keys, after } = each;
    const form = `<form>${snippet(name, { attributes })}</form>`;
    const { place, element, widget } = await mountHtml(form);
    const field = widget.getByRole(control.role, { name: control.name });
    const before = [...new FormData(place.querySelector('form')!).values()];
    if (control.role === 'textbox') await userEvent.click(field);
    field.focus();
    await userEvent.keyboard(keys);
    await takeOut(element);
    place.remove();
    arrivedBy('reload');
    const again = (await mountHtml(form)).place.querySelector('form')!;
    const posted = () => [...new FormData(again).values()];
    expect(posted()).toEqual(after);
    again.reset();
    await expect.poll(posted).toEqual(before);
  },
);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

for (const [name, { attributes, attribute, written, control, keys, after, other, afterOther }] of Object.entries(cases))
  for (const delay of ['at once', 'one change late'])
    test(`${name}: a page that writes each change back, ${delay}, disturbs neither what is typed nor the focus`, async () => {
      const { place, element, widget } = await mountHtml(`<form>${snippet(name, { attributes })}</form>`);
      const posted = (): string[] => [...new FormData(place.querySelector('form')!).values()].map(String);
      const changes: string[] = [];
      let inForm: string[] = [];
      element.addEventListener('dw:change', (event) => {
        inForm = posted();
        changes.push(asText(written((event as CustomEvent<{ value: unknown }>).detail.value)));
        const back = changes.at(delay === 'at once' ? -1 : -2);
        if (back) element.setAttribute(attribute, back);
      });
      const pressed = widget.getByRole(control.role, { name: control.name });
      if (control.role === 'textbox') await userEvent.click(pressed);
      pressed.focus();
      await userEvent.keyboard(keys);
      await expect.poll(posted).toEqual(after);
      expect(inForm, 'the event comes when the form has it').toEqual(after);
      expect(changes).toHaveLength(3);
      expect(focusedElement()).toBe(pressed);
      element.setAttribute(attribute, asText(other));
      await expect.poll(posted).toEqual(afterOther);
    });
