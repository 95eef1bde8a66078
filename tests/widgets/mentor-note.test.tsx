import type { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo, world } from '../support/network.ts';
import { saveEdit } from '../support/save-edit.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { heldRequests } from '../support/held-requests.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';

const note = (json: object = {}) => snippet('mentor-note', { json: { report_card_id: 902, note: null, ...json } });
type Widget = ReturnType<typeof within>;

const write = async (widget: Widget, text: string): Promise<void> => {
  await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota mentor: 902' }));
  await userEvent.fill(await widget.findByRole('textbox', { name: 'Nota mentor' }), text);
  await saveEdit(widget);
};

test('it saves the note of its report card and shows a toast', async () => {
  const bodies = requestsTo('/app/empire/note');
  const { widget } = await mountHtml(note());
  expect(widget.getByText('Belum ada nota.')).toBeVisible();
  await write(widget, 'Jualan naik.\nTeruskan.');
  const shown = await widget.findByText(/Jualan naik/, { selector: 'p > span' });
  expect(shown.textContent).toBe('Jualan naik.\nTeruskan.');
  expect(await popups.findByText('Successfully updated.')).toBeVisible();
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Ubah: Nota mentor: 902' }));
  expect(world.empire.cards()[1]?.note).toBe('Jualan naik.\nTeruskan.');
  expect(bodies).toEqual([{ note: 'Jualan naik.\nTeruskan.', report_card_id: '902' }]);
});

test.each([360, 1280])('at %i px the answers are on the sides of the buttons that they replace', async (width) => {
  await page.viewport(width, 740);
  const { widget } = await mountHtml(note());
  await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota mentor: 902' }));
  const endOf = (name: string): number => widget.getByRole('button', { name }).getBoundingClientRect().right;
  const [cancel, save] = [endOf('Batal'), endOf('Simpan')];
  await userEvent.click(widget.getByRole('button', { name: 'Simpan' }));
  expect([cancel < save, endOf('Cancel') < endOf('Yes'), endOf('Yes')]).toEqual([true, true, save]);
});

test('a note that is saved late leaves the focus where the person writes meanwhile', async () => {
  const { sent, answer } = heldRequests('/app/empire/note');
  const { widget } = await mountHtml(note());
  await write(widget, 'x');
  await expect.poll(sent).toBe(1);
  const other = await mountHtml(note({ report_card_id: 903 }));
  await userEvent.click(other.widget.getByRole('button', { name: 'Ubah: Nota mentor: 903' }));
  const box = await other.widget.findByRole('textbox', { name: 'Nota mentor' });
  await userEvent.fill(box, 'y');
  answer(HttpResponse.text('baik'));
  expect(await widget.findByText('baik', { selector: 'p > span' })).toBeVisible();
  await userEvent.keyboard(' z');
  expect(box).toHaveValue('y z');
});

test('a note that may have been saved says so also when it is cancelled, until a later save', async () => {
  network.use(http.post('/app/empire/note', () => HttpResponse.error(), { once: true }));
  expectConsoleError(/a note could not be saved/);
  const { widget } = await mountHtml(note({ note: 'Lama' }));
  await write(widget, 'Baharu');
  const unknown = /tidak pasti sama ada telah disimpan/;
  expect(await widget.findByText(unknown)).toBeInTheDocument();
  await userEvent.click(widget.getByRole('button', { name: 'Batal' }));
  expect(await widget.findByText('Lama', { selector: 'p > span' })).toBeVisible();
  expect(widget.getByText(unknown)).toBeInTheDocument();
  await write(widget, 'Terbaharu');
  expect(await widget.findByText('Terbaharu', { selector: 'p > span' })).toBeVisible();
  expect(widget.queryByText(unknown)).toBeNull();
});
