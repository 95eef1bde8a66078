import { expect, test } from 'vitest';
import { mountHtml } from '../support/mount-html.ts';

test('its title, its language, and HTML of the page', async () => {
  const { widget, element } = await mountHtml(
    '<div data-widget="note-block" data-title="Waktu" data-open="1"><p slot="note">Pagi</p></div>',
  );
  expect(widget.getByRole('button', { name: 'Waktu', expanded: true })).toBeVisible();
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
  const { widget: english } = await mountHtml('<div data-widget="note-block" data-note="x" data-locale="en"></div>');
  expect(english.getByRole('button', { name: 'Note' })).toBeVisible();
});
