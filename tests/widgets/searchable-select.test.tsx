import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

const options = [
  { user_id: 7, name: 'Nur Aisyah' },
  { user_id: 8, name: 'Siti Aminah' },
  { user_id: 9, name: '陳大文' },
  { user_id: 10, name: 'سيتي' },
];
const html = (json: object = {}, form = ''): string =>
  `<form ${form}>${snippet('searchable-select', { json: { name: 'upline_id', label: 'Upline', options, ...json }, children: 'Upline' })}<button>Simpan</button></form>`;

async function mount(json?: object) {
  const { place, element, widget } = await mountHtml(html(json));
  const form = place.querySelector('form')!;
  const sent: Array<FormDataEntryValue | null> = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form).get('upline_id'));
  });
  const box: HTMLInputElement = widget.getByRole('combobox', { name: /Upline/ });
  return {
    form,
    element,
    widget,
    box,
    sent,
    posted: () => new FormData(form).getAll('upline_id'),
    save: () => userEvent.click(form.querySelector(':scope > button')!),
  };
}

test('a value that is not among the options is kept until another one is chosen', async () => {
  const { box, posted } = await mount({ value: '99' });
  expect(box.value).toBe('99');
  expect(posted()).toEqual(['99']);
});

test.each([[{ '': '-- Pilih --', 8: 'Siti' }], [['', 'Siti']]])(
  'an option with an empty value is no choice where one is required: %j',
  async (choices) => {
    const { widget, box, sent, save } = await mount({ required: true, options: choices });
    await userEvent.click(box);
    await userEvent.click(widget.getAllByRole('option').find(({ textContent }: HTMLElement) => textContent !== 'Siti'));
    await save();
    expect(sent).toEqual([]);
    expect(widget.getByRole('combobox', { description: /Sila buat pilihan/ })).toBe(box);
    await userEvent.click(box);
    await userEvent.click(widget.getByRole('option', { name: 'Siti' }));
    expect(widget.queryByText('Sila buat pilihan.')).toBeNull();
    await save();
    expect(sent).toHaveLength(1);
  },
);

test('resetting the form clears the error about a missing choice', async () => {
  const { form, widget, save } = await mount({ required: true });
  await save();
  expect(await widget.findByText('Sila buat pilihan.')).toBeVisible();
  form.reset();
  await expect.poll(() => widget.queryByText('Sila buat pilihan.')).toBeNull();
});

test('a text from right to left does not run under the cross', async () => {
  const options = [{ value: 'x', label: 'سيتي نورحليزا بنت محمد' }];
  const { widget } = await mountHtml(snippet('searchable-select', { json: { name: 'upline', options, value: 'x' } }));
  const box = widget.getByRole('combobox');
  const cross = widget.getByRole('button', { name: 'Padam pilihan', hidden: true }).getBoundingClientRect();
  const { paddingRight } = getComputedStyle(box);
  expect(box.getBoundingClientRect().right - Number.parseFloat(paddingRight)).toBeLessThanOrEqual(cross.left + 1);
});
