import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../support/mount-html.ts';

test('the note is shown and hidden, with its line breaks', async () => {
  const { widget } = await mountHtml('<div data-widget="note-block" data-note="Baris satu&#10;Baris dua"></div>');
  const button = widget.getByRole('button', { name: 'Nota', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const note = widget.getByText(/Baris satu/);
  expect(note.textContent).toBe('Baris satu\nBaris dua');
  expect(note.getBoundingClientRect().height).toBeGreaterThan(40);
  await userEvent.click(button);
  expect(note.closest('[hidden]')).not.toBeNull();
});

test('its title, its language, and HTML of the page', async () => {
  const { widget, element } = await mountHtml(
    '<div data-widget="note-block" data-title="Waktu" data-open="1"><p slot="note">Pagi</p></div>',
  );
  expect(widget.getByRole('button', { name: 'Waktu', expanded: true })).toBeVisible();
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
  const { widget: english } = await mountHtml('<div data-widget="note-block" data-note="x" data-locale="en"></div>');
  expect(english.getByRole('button', { name: 'Note' })).toBeVisible();
});
