import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { takeOut } from '../../support/put-back.ts';
import { changesOf } from '../../support/reported-changes.ts';

const option = (value: string) => ({ value, label: `Option ${value.toUpperCase()}` });
const item = (id: string) => ({ id, label: `Item ${id}` });

/**
 * The attribute that a page writes after a change, and what a server makes of the change that renders the form again; keys for three changes, and
 * what is posted then.
 */
const cases = {
  'searchable-select': {
    attributes: { name: 'upline', label: 'Upline', options: JSON.stringify([...'abcd'].map(option)), value: 'd' },
    attribute: 'data-value',
    written: (value: any): unknown => value,
    control: { role: 'combobox', name: 'Upline' },
    keys: [...'ABC'].map((letter) => `{Control>}a{/Control}Option ${letter}{Enter}`).join(''),
    after: ['c'],
  },
  'input-add': {
    attributes: { name: 'phones', label: 'Phone', values: '["60"]' },
    attribute: 'data-values',
    written: ({ values }: any): unknown => values,
    control: { role: 'textbox', name: 'Phone 1' },
    keys: '1 23', // the blank alone posts nothing else
    after: ['601 23'],
  },
  'price-rows': {
    attributes: { name: 'prices', prices: '[{"price_id":"7","name":"A","price":"10"}]' },
    attribute: 'data-prices',
    written: (fields: any): unknown =>
      Array.from({ length: fields.length / 3 }, (_, row) => {
        const [price_id, name, price] = fields.slice(row * 3).map((each: any) => each.value);
        return { price_id, name, price };
      }),
    control: { role: 'textbox', name: 'Name, price 1' },
    keys: ' B CD',
    after: ['7', 'A B CD', '10.00'],
  },
  'sortable-list': {
    attributes: { items: JSON.stringify([...'1234'].map(item)) },
    attribute: 'data-items',
    written: ({ order }: any): unknown => order.map(item),
    control: { role: 'button', name: 'Move Item 1 down' },
    keys: '{Enter}{Enter}{Enter}',
    after: [...'2341'],
  },
};

type Case = (typeof cases)[keyof typeof cases];
/** A case's control in a form, in which `enter` makes the three changes. */
async function inForm({ attributes, control, keys }: Case, name: string) {
  const { place, element, widget } = await mountHtml(`<form>${snippet(name, { attributes })}</form>`);
  const form = place.querySelector('form')!;
  const field = widget.getByRole(control.role, { name: control.name });
  const posted = () => [...new FormData(form).values()];
  const enter = async (): Promise<void> => {
    if (control.role === 'textbox') await userEvent.click(field);
    field.focus();
    await userEvent.keyboard(keys);
  };
  return { element, form, field, posted, enter };
}

test.each(Object.entries(cases))('%s: what was entered is there after a reload, until a reset', async (name, each) => {
  const { element, posted, enter } = await inForm(each, name);
  const before = posted();
  await enter();
  await takeOut(element);
  arrivedBy('reload');
  const again = await inForm(each, name);
  expect(again.posted()).toEqual(each.after);
  again.form.reset();
  await expect.poll(again.posted).toEqual(before);
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

for (const [name, each] of Object.entries(cases))
  for (const late of [0, 1])
    test(`${name}: a page that writes each change back, ${late} changes late, disturbs neither what is typed nor the focus`, async () => {
      const { attribute, written, after } = each;
      const { element, field, posted, enter } = await inForm(each, name);
      const changes = changesOf(element);
      let atEvent: unknown[] = [];
      element.addEventListener('dw:change', () => {
        atEvent = posted();
        if (changes.length > late) element.setAttribute(attribute, asText(written(changes.at(-1 - late))));
      });
      await enter();
      await expect.poll(posted).toEqual(after);
      expect(atEvent, 'the event comes when the form has it').toEqual(after);
      expect(changes).toHaveLength(3);
      expect(focusedElement()).toBe(field);
    });
