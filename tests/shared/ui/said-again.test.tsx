import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { announcedIn } from '../../support/announced.ts';
import { chooseFile } from '../../support/image-files.ts';
import { type HostPlace, mountHtml } from '../../support/mount-html.ts';

const press = (name: string) => (widget: HostPlace['widget']) =>
  userEvent.click(widget.getAllByRole('button', { name })[0]);
const choose = (file: File) => (widget: HostPlace['widget']) => chooseFile(widget.getByLabelText(/^Choose/), file);
const price = (name: string) => ({ price_id: name, name: 'Adult', price: '10' });

test.each<[string, Record<string, string>, (widget: HostPlace['widget']) => unknown, string]>([
  ['input-add', { label: 'Phone', values: '["1","2","3"]' }, press('Remove Phone 1'), 'Phone 1 was removed.'],
  ['price-rows', { prices: JSON.stringify(['1', '2', '3'].map(price)) }, press('Remove Adult'), 'Adult was removed.'],
  [
    'file-uploader',
    { uploadUrl: '/app/upload', accept: '.pdf' },
    choose(new File(['x'], 'a.txt')),
    'a.txt: this type of file is not accepted. Accepted types: PDF.',
  ],
  [
    'file-uploader',
    { uploadUrl: '/app/upload' },
    choose(new File(['x'], 'a.pdf', { type: 'application/pdf' })),
    'Chosen: a.pdf, PDF, 1\u00a0B',
  ],
  ['month-filter', { range: '1' }, press('Apply'), 'Please select both start and end month.'],
])('%s says the same sentence again, each time once', async (name, attributes, act, sentence) => {
  const { element, widget } = await mountHtml(snippet(name, { attributes: { ...attributes, locale: 'en' } }));
  const announced = announcedIn(shadowOf(element));
  for (const times of [1, 2]) {
    await act(widget);
    await expect.poll(() => announced).toEqual(Array(times).fill(sentence));
  }
});
