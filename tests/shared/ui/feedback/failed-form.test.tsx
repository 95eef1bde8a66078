import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { network } from '../../../support/network.ts';

beforeEach(async () => {
  await page.viewport(360, 640);
});

const failing = (status: number): void => {
  expectConsoleError(/could not be saved/);
  network.use(http.post('*', () => new HttpResponse(null, { status })));
};
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

test('on a phone a failure in a dialog is said above its button', async () => {
  failing(403);
  const options = ['Aminah', 'Siti'].map((name, at) => ({ user_id: at + 1, name }));
  const { widget } = await mountHtml(snippet('upline-mentor', { json: { dealer_id: 4, options, label: 'Ali' } }));
  await userEvent.click(widget.getByRole('button', { name: /^Tukar mentor/ }));
  const dialog = within(await widget.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('combobox'), 'Siti');
  await userEvent.click(await widget.findByRole('option', { name: 'Siti' }));
  const save = (): HTMLElement => dialog.getByRole('button', { name: 'Simpan' }); // the question stands in its place meanwhile
  await userEvent.click(save());
  await userEvent.click(await dialog.findByRole('button', { name: 'Yes' }));
  const words = await dialog.findByText(/tidak dapat disimpan/);
  await waitFor(() => expect(boxOf(words).bottom).toBeLessThanOrEqual(boxOf(save()).top));
});

test.each([
  ['its sentence and button, on the line of the buttons', 503, /tidak pasti/i],
  ['that the session has ended', 401, /Sesi anda telah tamat/],
])('a failed save near the lower edge of the window scrolls into sight: %s', async (_, status, sentence) => {
  failing(status);
  const note = snippet('mentor-note', { attributes: { report_card_id: 902, note: 'Lama' } });
  const { widget } = await mountHtml(`<p style="height: 640px"></p>${note}<p style="height: 900px"></p>`);
  await userEvent.click(widget.getByRole('button', { name: /^Ubah/ }));
  await userEvent.fill(await widget.findByRole('textbox'), 'Baharu');
  const save = widget.getByRole('button', { name: 'Simpan' });
  save.scrollIntoView({ block: 'end' });
  await userEvent.click(save);
  await userEvent.click(await widget.findByRole('button', { name: 'Yes' }));
  const reload = await widget.findByRole('button', { name: /^Muat semula/ });
  await waitFor(() => expect(boxOf(reload).bottom).toBeLessThanOrEqual(innerHeight));
  // the sentence has an icon before it
  if (status === 503) expect(boxOf(widget.getByText(sentence).parentElement).left).toBe(boxOf(save).left);
  else expect(widget.getByText(sentence)).toBeVisible();
});

test.each([
  [200, /File uploaded successfully!/],
  [500, /Upload failed/],
])('what became of a file is in sight, also near the lower edge of the window: %d', async (status, sentence) => {
  if (status !== 200) expectConsoleError(/upload/);
  network.use(http.post('*', () => new HttpResponse(null, { status })));
  const uploader = snippet('file-uploader', { attributes: { title: 'Laporan', uploadUrl: '/app/upload' } });
  const { widget } = await mountHtml(`<p style="height: 640px"></p>${uploader}<p style="height: 900px"></p>`);
  const pick = widget.getByLabelText(/file|fail/i, { selector: 'input' });
  await userEvent.upload(pick, new File(['x'], 'laporan.txt', { type: 'text/plain' }));
  const send = widget.getByRole('button', { name: 'Upload' });
  await waitFor(() => expect(send).toBeEnabled());
  send.scrollIntoView({ block: 'end' });
  await userEvent.click(send);
  const words = await widget.findByText(sentence);
  await waitFor(() => expect(boxOf(words).bottom).toBeLessThanOrEqual(innerHeight));
});
