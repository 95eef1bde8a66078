import type { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { arrivedBy } from '../support/arrived.ts';
import { mainButtons } from '../support/main-buttons.ts';
import { announcedIn } from '../support/announced.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, world } from '../support/network.ts';
import { saveEdit } from '../support/save-edit.ts';
import { heldRequests } from '../support/held-requests.ts';

const note = (json: object = {}) =>
  snippet('checklist-note', { json: { customer_id: 1, note: 'Baris satu\r\nBaris dua', label: 'Nota: Ali', ...json } });
type Widget = ReturnType<typeof within>;

const edit = async (widget: Widget, text: string): Promise<void> => {
  await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota: Ali' }));
  await userEvent.fill(await widget.findByRole('textbox', { name: 'Nota: Ali' }), text);
};

/** The note itself; its text area is another place where the text is. */
const shown = (widget: Widget, text: string | RegExp): Promise<HTMLElement> =>
  widget.findByText(text, { selector: 'p, p > span' });

test('line breaks are kept, in the note and in its text area', async () => {
  const { widget } = await mountHtml(note());
  const text = widget.getByText(/Baris satu/);
  expect(text.textContent).toBe('Baris satu\nBaris dua');
  expect(text.closest('p')!.getClientRects()[0]!.height).toBeGreaterThan(40);
  await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota: Ali' }));
  expect(await widget.findByRole('textbox', { name: 'Nota: Ali' })).toHaveValue('Baris satu\nBaris dua');
  expect(focusedElement()).toBe(widget.getByRole('textbox'));
});

test('a sub-user posts to the path of sub-users; an answer of bare text will do', async () => {
  const { widget } = await mountHtml(note({ area: 'subuser', customer_id: 2 }));
  await edit(widget, '007');
  await saveEdit(widget);
  expect(await shown(widget, '007')).toBeVisible();
  expect(world.customers.all()[1]?.note).toBe('007');
});

test('an emptied note shows that there is none, and so does null', async () => {
  const { widget } = await mountHtml(note());
  await edit(widget, '   ');
  await saveEdit(widget);
  expect(await shown(widget, 'Belum ada nota.')).toBeVisible();
  expect(world.customers.all()[0]?.note).toBeNull();
});

test('an ended session shows a message and a reload, which restores the draft', async () => {
  network.use(http.post('/app/customer/checklist-note', () => new HttpResponse(null, { status: 401 })));
  expectConsoleError(/a note could not be saved/);
  const { widget, element, gone } = await mountHtml(note());
  await edit(widget, 'Draf saya');
  await saveEdit(widget);
  expect(
    await widget.findByText('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.'),
  ).toBeVisible();
  expect(mainButtons(element.shadowRoot!)).toEqual(['Muat semula halaman']);
  await userEvent.click(widget.getByRole('button', { name: 'Muat semula halaman' }));
  expect(gone).toEqual([location.href]);
  const { widget: again } = await mountHtml(note());
  expect(again.getByRole('textbox', { description: 'Teks anda yang belum disimpan telah dipulihkan.' })).toHaveValue(
    'Draf saya',
  );
  expect((await mountHtml(note({ customer_id: 2 }))).widget.queryByRole('textbox')).toBeNull();
  arrivedBy('reload');
  expect((await mountHtml(note({ note: 'Draf saya' }))).widget.queryByRole('textbox')).toBeNull();
});

test('the message of the server about a note is shown at its field and announced, each time', async () => {
  const errors = { note: ['Nota terlalu panjang.'] };
  network.use(http.post('/app/customer/checklist-note', () => HttpResponse.json({ errors }, { status: 422 })));
  expectConsoleError(/a note could not be saved/);
  const { element, widget } = await mountHtml(note());
  await edit(widget, 'Draf saya');
  const announced = announcedIn(element.shadowRoot!);
  for (const times of [1, 2]) {
    await saveEdit(widget);
    await expect.poll(() => announced).toEqual(Array.from({ length: times }, () => 'Nota terlalu panjang.'));
  }
  const field = widget.getByRole('textbox', { description: 'Nota terlalu panjang.' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveValue('Draf saya');
});

test('while it is saved nothing can be sent a second time', async () => {
  const { sent, answer } = heldRequests('/app/customer/checklist-note');
  const { widget } = await mountHtml(note());
  await edit(widget, 'Disimpan');
  await saveEdit(widget);
  const button = widget.getByRole('button', { name: 'Simpan' });
  await expect.poll(sent).toBe(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  button.click();
  expect(widget.queryByRole('alertdialog')).toBeNull();
  expect(widget.getByRole('textbox')).toHaveAttribute('readonly');
  answer({ note: 'Disimpan' });
  expect(await shown(widget, 'Disimpan')).toBeVisible();
  expect(sent()).toBe(1);
});
