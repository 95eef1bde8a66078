import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { toast } from '../../shared/ui/popups/index.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo } from '../support/network.ts';
import { QUESTION, saveEdit } from '../support/save-edit.ts';

type Widget = ReturnType<typeof within>;

const options = [
  { user_id: 501, name: 'Aminah' },
  { user_id: '502', name: 'Siti Nurhaliza' },
  { value: 503, label: 'Tan Wei Ling' },
];
const mentor = (json: object = {}) =>
  snippet('upline-mentor', {
    json: { dealer_id: 4, upline_mentor_id: 501, mentor_name: 'Aminah', options, label: 'Ali', ...json },
  });

const choose = async (widget: Widget, typed: string, name: string): Promise<Widget> => {
  await userEvent.click(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
  const dialog = within(await widget.findByRole('dialog', { name: 'Mentor upline: Ali' }));
  await userEvent.fill(dialog.getByRole('combobox', { name: 'Mentor' }), typed);
  await userEvent.click(await widget.findByRole('option', { name }));
  return dialog;
};

test('the dialog is closed after Back: somebody else may have logged in since', async () => {
  const { widget } = await mountHtml(mentor());
  await choose(widget, 'siti nurhaliza', 'Siti Nurhaliza');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => widget.queryByRole('dialog')).toBeNull();
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
});

test('the payload, and a name that differs from the one chosen: the answer counts', async () => {
  const bodies = requestsTo('/app/empire/mentor', () => HttpResponse.json({ mentor_name: 'Tan W. L. (Kak Tan)' }));
  const { widget } = await mountHtml(mentor());
  await saveEdit(await choose(widget, 'tan wei ling', 'Tan Wei Ling'));
  expect(await widget.findByText('Tan W. L. (Kak Tan)')).toBeVisible();
  expect(bodies).toEqual([{ dealer_id: '4', upline_mentor_id: '503' }]);
});

test('another mentor in the page is shown by name, also after an answer, and where the page passes no name', async () => {
  network.use(http.post('/app/empire/mentor', () => HttpResponse.json({ mentor_name: 'Siti Nurhaliza' })));
  const { widget, element } = await mountHtml(mentor({ mentor_name: '' }));
  await saveEdit(await choose(widget, 'Siti Nurhaliza', 'Siti Nurhaliza'));
  expect(await widget.findByText('Siti Nurhaliza', { selector: '.name' })).toBeVisible();
  element.dataset.uplineMentorId = '503';
  expect(await widget.findByText('Tan Wei Ling', { selector: '.name' })).toBeVisible();
});

test('a failure keeps the dialog and the choice, with a quiet mark that stays when it is closed; no means no', async () => {
  const sent = requestsTo('/app/empire/mentor', () => new HttpResponse(null, { status: 500 }));
  expectConsoleError(/an upline mentor could not be saved/);
  const { widget } = await mountHtml(mentor());
  const dialog = await choose(widget, 'SITI NURHALIZA', 'Siti Nurhaliza');
  await saveEdit(dialog, 'Cancel');
  await saveEdit(dialog);
  const told = await dialog.findByText('tidak pasti sama ada telah disimpan — muat semula halaman untuk memastikannya');
  await expect.poll(() => told.offsetWidth).toBeGreaterThan(100);
  expect(sent, 'the one that was answered with yes').toHaveLength(1);
  expect(dialog.getByRole('combobox')).toHaveValue('Siti Nurhaliza');
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  await expect.poll(() => widget.queryByRole('dialog')).toBeNull();
  expect(widget.getByText('Aminah')).toBeVisible();
  const outside = widget.getByText(/tidak pasti sama ada telah disimpan/, { ignore: 'dialog *, button *' });
  await expect.poll(() => outside.offsetWidth, { message: 'a sentence: it is in no cell' }).toBeGreaterThan(100);
});

test('a mentor that the page passes while the question is open is replaced by the one that is saved then', async () => {
  network.use(http.post('/app/empire/mentor', () => HttpResponse.json({ mentor_name: 'Siti Nurhaliza' })));
  const { element, widget } = await mountHtml(mentor());
  const dialog = await choose(widget, 'siti nurhaliza', 'Siti Nurhaliza');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  const question = within(await widget.findByRole('alertdialog', { name: QUESTION }));
  const script = element.querySelector('script')!;
  const other = { upline_mentor_id: 503, mentor_name: 'Tan Wei Ling' };
  script.textContent = JSON.stringify({ ...JSON.parse(script.textContent), ...other });
  expect(await widget.findByText('Tan Wei Ling')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));
  expect(await widget.findByText('Siti Nurhaliza')).toBeTruthy();
});

test('a name that is typed but not picked is not saved as the mentor before it', async () => {
  const { widget } = await mountHtml(mentor());
  await userEvent.click(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
  const dialog = within(await widget.findByRole('dialog'));
  const box = dialog.getByRole('combobox', { name: 'Mentor' });
  const press = async (): Promise<void> => {
    await userEvent.tab(); // the list lies over the button
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  };
  await userEvent.fill(box, 'Siti');
  await press();
  expect(await dialog.findByRole('combobox', { description: 'Sila pilih seorang mentor.' })).toBe(box);
  expect(focusedElement()).toBe(box);
  expect(box).toHaveValue('Aminah');
  expect(widget.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  await userEvent.fill(box, 'amin'); // the same one again, now picked
  await userEvent.keyboard('{Enter}');
  expect(dialog.queryByText('Sila pilih seorang mentor.')).toBeNull();
  await press();
  await userEvent.click(within(await widget.findByRole('alertdialog', { name: QUESTION })).getByText('Cancel'));
  await expect.poll(() => widget.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  await userEvent.fill(box, 'Siti');
  await press();
  await dialog.findByText('Sila pilih seorang mentor.');
  await press(); // what the box shows by now
  await userEvent.click(within(await widget.findByRole('alertdialog', { name: QUESTION })).getByText('Cancel'));
});

test('without a choice nothing is saved, which is said until the dialog opens again', async () => {
  const { widget } = await mountHtml(mentor({ upline_mentor_id: null, mentor_name: null }));
  const open = () => userEvent.click(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
  await open();
  const dialog = within(await widget.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByRole('combobox', { description: 'Sila pilih seorang mentor.' })).toBeRequired();
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  await open();
  await expect.poll(() => dialog.queryByText('Sila pilih seorang mentor.')).toBeNull();
});

test('a toast that is shown already moves into the dialog, where it can be closed', async () => {
  const { widget } = await mountHtml(mentor());
  const closed = toast({ title: 'Disimpan', ms: 60_000 });
  await popups.findByText('Disimpan');
  await userEvent.click(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
  await widget.findByRole('dialog');
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await closed;
  expect(popups.queryByText('Disimpan')).toBeNull();
});
