import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

async function mount(json: object = { values: ['60111'], name: 'phones', label: 'Phone', max: 3 }) {
  const { place, widget } = await mountHtml(`<form>${snippet('input-add', { json })}</form>`);
  const form = place.querySelector('form')!;
  return {
    form,
    widget,
    posted: () => new FormData(form).getAll('phones[]'),
    row: (number: number): HTMLInputElement => widget.getByRole('textbox', { name: `Phone ${number}` }),
  };
}

test('Enter that ends the composition of an input method adds no row', async () => {
  const { widget, row } = await mount();
  expect(row(1), 'a phone says what Enter does').toHaveAttribute('enterkeyhint', 'next');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(row(1), { key: 'Enter', ...composing });
  expect(widget.getAllByRole('textbox')).toHaveLength(1);
});

test('at max there is a reason and no more rows', async () => {
  const { widget } = await mount({ values: ['a', 'b'], max: 2 });
  const add = widget.getByRole('button', { name: 'Add', description: 'At most 2 rows.' });
  add.click();
  expect(widget.getAllByRole('textbox')).toHaveLength(2);
  widget.getByRole('textbox', { name: 'Value 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByText('At most 2 rows.', { selector: '[role=status] *' })).toBeTruthy();
});

test('a removed row is gone from the form and the focus goes to the next; the only one is emptied', async () => {
  const { widget, posted, row } = await mount({ values: ['a', 'b'], name: 'phones', label: 'Phone' });
  await userEvent.click(widget.getByRole('button', { name: 'Remove Phone 1' }));
  expect(posted()).toEqual(['b']);
  expect(row(1).matches(':focus')).toBe(true);
  expect(await widget.findByText('Phone 1 was removed.')).toBeInTheDocument();
  await userEvent.click(widget.getByRole('button', { name: 'Remove Phone 1' }));
  expect(posted()).toEqual([]);
  expect(row(1).value).toBe('');
});
