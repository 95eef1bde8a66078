import type { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import * as training from '../../../support/training-form.ts';

/** As messengers and web pages give it: a no-break space and a direction mark, the text with a zero-width space in it, and an end of such. */
const pasted = (text: string): string => `\u00a0\u200e${text.slice(0, 2)}\u200b${text.slice(2)}\u2069\ufeff\u202f`;

/** As a paste does it; React hears of it by the input event alone. */
function paste(field: HTMLElement, text: string): void {
  field.focus();
  document.execCommand('insertText', false, text);
}

type Queries = ReturnType<typeof within>;
const training2 = async (): Promise<Queries> => {
  training.asVisitor();
  return (await training.openForm({ has_coupon: 1 })).form;
};
const one = (name: string, json: object) => async (): Promise<Queries> =>
  (await mountHtml(`<form>${snippet(name, { json })}</form>`)).widget;

test.each<[string, () => Promise<Queries>, string, string | RegExp]>([
  ['a name', training2, 'textbox', 'Nama'],
  ['an e-mail address', training2, 'textbox', /mel/],
  ['a coupon', training2, 'textbox', /^Kupon/],
  ['a line of a form', one('input-add', { name: 'phones', label: 'Phone' }), 'textbox', 'Phone 1'],
  ['the name of a price', one('price-rows', { prices: [] }), 'textbox', /^Name/],
  [
    'a field of a message',
    one('broadcast-template', { template: '{{nama}}', fields: { nama: '' } }),
    'textbox',
    'nama',
  ],
  ['a search', one('dealer-search', { name: 'user_id' }), 'combobox', /Dealer/],
  [
    'a note',
    async () => {
      const widget = await one('checklist-note', { customer_id: 1, note: '', label: 'Nota' })();
      await userEvent.click(widget.getByRole('button'));
      return widget;
    },
    'textbox',
    'Nota',
  ],
])('what is invisible in a pasted text is taken out of %s', async (_, open, role, name) => {
  const form = await open();
  const field: HTMLInputElement = await form.findByRole(role, { name });
  paste(field, pasted('ali@example.my'));
  await expect.poll(() => field.value).toBe('ali@example.my');
});

test('the caret stays behind what was pasted, and what belongs to letters stays', async () => {
  const { place, widget } = await mountHtml(
    `<form>${snippet('input-add', { json: { name: 'n', values: ['[]'] } })}</form>`,
  );
  const field: HTMLInputElement = widget.getByRole('textbox');
  field.focus();
  field.setSelectionRange(1, 1);
  document.execCommand('insertText', false, '\u200b\u{1f468}\u200d\u{1f469} \u0645\u06cc\u200c\u200f');
  await userEvent.keyboard('x');
  expect(field.value).toBe('[\u{1f468}\u200d\u{1f469} \u0645\u06cc\u200cx]');
  expect(new FormData(place.querySelector('form')!).get('n[]')).toBe(field.value);
});

test('a no-break space that is typed stays until its word follows', async () => {
  const { widget } = await mountHtml(`<form>${snippet('input-add', { json: { name: 'n' } })}</form>`);
  const field: HTMLInputElement = widget.getByRole('textbox');
  for (const text of ['a', '\u00a0', 'b']) paste(field, text);
  expect(field.value).toBe('a\u00a0b');
});

test('a choice is found whose name the server has spelt with something invisible', async () => {
  const options = [{ value: '1', label: 'Si\u200bti\u200e' }];
  const { widget } = await mountHtml(snippet('searchable-select', { json: { name: 'n', options } }));
  await userEvent.type(widget.getByRole('combobox'), 'siti');
  expect(widget.getAllByRole('option')).toHaveLength(1);
});
