import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { popups } from '../../.storybook/support/popups.ts';

const html = snippet('broadcast-template', {
  json: { template: 'Salam {{name}},\njumpa pada {{date}}.', fields: { name: 'Aminah', other: 'x' } },
});
let write: MockInstance<(text: string) => Promise<void>>;
beforeEach(() => {
  write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});

test('placeholders become fields, the preview follows, and the whole message is copied', async () => {
  const { widget } = await mountHtml(html);
  expect(widget.getByText('1 place is not filled in yet.')).toBeTruthy();
  expect((widget.getByRole('textbox', { name: 'name' }) as HTMLInputElement).value).toBe('Aminah');
  expect(widget.getAllByRole('textbox')).toHaveLength(2);
  await userEvent.fill(widget.getByRole('textbox', { name: 'date' }), '23 Nov');
  expect(widget.getByRole('region', { name: 'Preview' }).textContent).toBe('PreviewSalam Aminah,\njumpa pada 23 Nov.');
  await userEvent.click(widget.getByRole('button', { name: 'Copy the message' }));
  expect(write).toHaveBeenCalledWith('Salam Aminah,\njumpa pada 23 Nov.');
  await popups.findByText('Copying text was successful');
  await userEvent.click(popups.getByRole('button', { name: 'Close' }));
});

test('a failed copy shows a message', async () => {
  write.mockRejectedValue(new Error('refused'));
  vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false);
  const { widget } = await mountHtml(html);
  await userEvent.click(widget.getByRole('button', { name: 'Copy the message' }));
  expect(await popups.findByText('Copying text was unsuccessful')).toBeTruthy();
  await userEvent.click(popups.getByRole('button', { name: 'Close' }));
});

test('the older way of copying works in a modal of the page, also where a pressed button gets no focus', async () => {
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { widget, element } = await mountHtml(`<dialog open>${html}</dialog>`);
  const dialog = element.closest('dialog')!;
  dialog.close();
  dialog.showModal();
  // Safari does not focus a pressed button, and copies only what is selected
  dialog.addEventListener('mousedown', (event) => {
    event.preventDefault();
    focusedElement()?.blur();
  });
  const selected: boolean[] = [];
  addEventListener('copy', () => selected.push(focusedElement() instanceof HTMLTextAreaElement), {
    capture: true,
    once: true,
  });
  using set = vi.spyOn(DataTransfer.prototype, 'setData');
  await userEvent.click(widget.getByRole('button', { name: 'Copy the message' }));
  await popups.findByText('Copying text was successful');
  expect(selected).toEqual([true]);
  expect(set).toHaveBeenCalledWith('text/plain', 'Salam Aminah,\njumpa pada {{date}}.');
  await userEvent.click(popups.getByRole('button', { name: 'Close' }));
});

test('with 320 px a long placeholder does not widen the page', async () => {
  const long = 'nama_penuh_pelanggan_seperti_dalam_kad_pengenalan';
  const { element } = await mountHtml(
    `<div style="width: 320px">${snippet('broadcast-template', { json: { template: `Salam {{${long}}} {{b}}`, fields: [] } })}</div>`,
  );
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
});

test('an empty template shows a message', async () => {
  const { widget } = await mountHtml(snippet('broadcast-template', { json: { template: '', fields: [] } }));
  expect(widget.getByText('This template is empty.')).toBeTruthy();
});

test('a value with line breaks keeps them when its field is edited, also after the last one is deleted', async () => {
  const { widget } = await mountHtml(
    snippet('broadcast-template', {
      json: { template: 'Alamat: {{alamat}} {{b}}', fields: { alamat: 'Lot 1\r\nJalan 2' } },
    }),
  );
  const field = widget.getByRole('textbox', { name: 'alamat' }) as HTMLTextAreaElement;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  await userEvent.keyboard('!');
  const preview = widget.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toBe('PreviewAlamat: Lot 1\nJalan 2! {{b}}');
  await userEvent.fill(field, 'Lot 1');
  expect(focusedElement()).toBe(field);
  await userEvent.fill(widget.getByRole('textbox', { name: 'b' }), 'x');
  expect(preview.textContent).toBe('PreviewAlamat: Lot 1 x');
});
