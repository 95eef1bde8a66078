import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

const options = (word = 'Option'): string =>
  JSON.stringify(['a', 'b', 'c'].map((value) => ({ value, label: `${word} ${value.toUpperCase()}` })));

/** A select in a form whose page writes each change back; its text box has the focus. */
async function mountSelect() {
  const attributes = { name: 'upline', label: 'Upline', options: options(), value: 'c', required: '1' };
  const { place, element, widget } = await mountHtml(`<form>${snippet('searchable-select', { attributes })}</form>`);
  element.addEventListener('dw:change', (event) => {
    element.dataset.value = (event as CustomEvent<{ value: string }>).detail.value;
  });
  const form = place.querySelector('form')!;
  const box = (): HTMLInputElement => widget.getByRole('combobox');
  await userEvent.click(box());
  return { form, element, box, value: () => box().value, posted: () => new FormData(form).get('upline') };
}

const typed = (words: string): Promise<void> => userEvent.keyboard(`{Control>}a{/Control}${words}`);

test('another name of the page for the same value is shown', async () => {
  const { element, value } = await mountSelect();
  element.dataset.options = options('Pilihan');
  await expect.poll(value).toBe('Pilihan C');
});

test('a choice of the page takes the message away that one is missing', async () => {
  const { element, box, value, form } = await mountSelect();
  form.addEventListener('submit', (event) => event.preventDefault());
  await typed('{Backspace}');
  await userEvent.tab();
  form.requestSubmit();
  await expect.poll(() => box().getAttribute('aria-invalid')).toBe('true');
  element.dataset.value = 'a';
  await expect.poll(value).toBe('Option A');
  expect(box().getAttribute('aria-invalid')).not.toBe('true');
});

test('a form that is reset forgets what is being typed', async () => {
  const { form, value, posted } = await mountSelect();
  await typed('Option B');
  form.reset();
  await expect.poll(value).toBe('Option C');
  expect(posted()).toBe('c');
});
