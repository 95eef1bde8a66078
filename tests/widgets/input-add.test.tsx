import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

async function mount(json: object = { values: ['60111'], name: 'phones', label: 'Phone', max: 3 }) {
  const { place, widget } = await mountHtml(`<form>${snippet('input-add', { json })}</form>`);
  const form = place.querySelector('form')!;
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  return {
    form,
    widget,
    sent: () => sent,
    posted: () => new FormData(form).getAll('phones[]'),
    row: (number: number): HTMLInputElement => widget.getByRole('textbox', { name: `Phone ${number}` }),
  };
}

test('rows are added by the button and by Enter, filled in and posted; blank ones are not', async () => {
  const { widget, posted, row, sent } = await mount();
  expect(posted()).toEqual(['60111']);
  expect(widget.getByText('Phone 1', { selector: 'label' })).toBeVisible();
  await userEvent.click(widget.getByRole('button', { name: 'Add' }));
  expect(row(2).matches(':focus')).toBe(true);
  expect(row(2), 'Enter goes on to the next row').toHaveAttribute('enterkeyhint', 'next');
  await userEvent.keyboard('60222{Enter}');
  expect(row(3).matches(':focus')).toBe(true);
  expect(posted()).toEqual(['60111', '60222']);
  expect(sent()).toBe(0);
});

test('Enter that ends the composition of an input method adds no row', async () => {
  const { widget, row } = await mount();
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

/** Pastes as a browser does. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const target = focusedElement()!;
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true });
  if (target.dispatchEvent(event)) await userEvent.keyboard(text.replaceAll(/[\r\n]/g, ''));
}

test('several pasted lines become rows, within what is there; one line is text', async () => {
  const { widget, posted, row } = await mount({ values: ['60111', '60999'], name: 'phones', label: 'Phone' });
  await userEvent.click(row(1));
  await userEvent.keyboard('{End}{ArrowLeft}');
  await paste('7\r\n\r\n 60222\n60333\n');
  await expect.poll(posted).toEqual(['60117', '60222', '603331', '60999']);
  expect(row(3).matches(':focus')).toBe(true);
  expect(await widget.findByText('2 rows were added.')).toBeInTheDocument();
  await paste('44\n');
  await expect.poll(posted).toEqual(['60117', '60222', '60333144', '60999']);
});

test('pasted lines that find no room are said to be left out, until the next change', async () => {
  const { widget, posted, row } = await mount({ values: [''], name: 'phones', label: 'Phone', max: 2 });
  await userEvent.click(row(1));
  await paste('1\n2\n3\n4');
  await expect.poll(posted).toEqual(['1', '2']);
  expect(widget.getByText('At most 2 rows. 2 pasted lines were left out.', { selector: '.full' })).toBeVisible();
  await userEvent.fill(row(2), '5');
  expect(widget.getByText('At most 2 rows.', { selector: '.full' })).toBeVisible();
});
