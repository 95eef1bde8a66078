import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../../support/mount-html.ts';

/** Shortcuts of a page, which leave out the fields that the page knows of. */
function pageKeys(): string[] {
  const keys: string[] = [];
  const types = ['keydown', 'keypress', 'keyup'] as const;
  const listener = ({ type, key, target }: KeyboardEvent): void => {
    if (/INPUT|TEXTAREA|SELECT/.test((target as Element).tagName)) return;
    keys.push(`${type} ${key}`);
  };
  for (const type of types) document.addEventListener(type, listener);
  onTestFinished(() => types.forEach((type) => document.removeEventListener(type, listener)));
  return keys;
}

test.each([
  ['one line', snippet('input-add', { attributes: { values: '["a"]', label: 'Phone' } }), 'textbox', ''],
  ['several lines', snippet('checklist-note', { attributes: { customer_id: 7, note: 'a' } }), 'textbox', 'Ubah'],
  [
    'a list that is searched',
    snippet('searchable-select', { attributes: { name: 'up', options: '[{"value":"1","label":"Ali"}]' } }),
    'combobox',
    '',
  ],
])('shortcuts of the page do not take what is typed in a field: %s', async (_field, html, role, button) => {
  const { widget } = await mountHtml(html);
  if (button) await userEvent.click(widget.getByRole('button', { name: new RegExp(`^${button}`) }));
  const field: HTMLInputElement = await widget.findByRole(role);
  await userEvent.click(field);
  const keys = pageKeys();
  await userEvent.keyboard('{Control>}a{/Control}d/2{ArrowLeft}{Home}{Backspace}');
  expect(field).toHaveValue('d/2');
  expect(keys.filter((key) => !key.includes('Control'))).toEqual(['keydown a', 'keyup a']);
});

test('a page that keeps the Tab key to itself does not keep it from our dialog', async () => {
  const { widget } = await mountHtml(snippet('avatar', { attributes: { name: 'Ali' } }));
  await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
  const dialog = await widget.findByRole('dialog');
  const keep = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.preventDefault();
  };
  document.addEventListener('keydown', keep);
  onTestFinished(() => document.removeEventListener('keydown', keep));
  const input = dialog.querySelector('input')!;
  input.focus();
  await userEvent.tab();
  expect(input.matches(':focus')).toBe(false);
});
