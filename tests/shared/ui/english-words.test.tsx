import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert } from '../../../shared/ui/popups/questions.ts';
import { toast } from '../../../shared/ui/popups/toast.ts';
import { closestComposed } from '../../../shared/page/dom/composed-tree.ts';
import { english } from '../../../shared/lib/text.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../../support/console.ts';
import { chooseFile } from '../../support/image-files.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { setClock } from '../../support/mocked-day.ts';
import { openPhotoDialog } from '../../support/photo-dialog.ts';
import * as sessions from '../../support/session-booking.ts';
import { popups } from '../../../.storybook/support/popups.ts';

/** The language in which a screen reader speaks what an element says. */
const languageOf = (element: Element) => closestComposed(element, '[lang]')?.getAttribute('lang');

test('where the specification gives a screen English words, ours are English too', async () => {
  const { widget, dialog } = await openPhotoDialog();
  for (const words of ['Choose a photo', 'Upload & Crop Photo', 'Cancel', 'Save'])
    expect(languageOf(dialog.getByText(words)), words).toBe('en');
  expect(languageOf(widget.getByText('Change Photo'))).toBe('en');
});

test('where a page asks for Malay, the messages of an upload are Malay too (D26)', async () => {
  expectConsoleError(/was not uploaded/);
  const { widget } = await mountHtml(
    snippet('file-uploader', { attributes: { uploadUrl: '/app/documents/upload', locale: 'ms' } }),
  );
  expect(languageOf(widget.getByText('Muat Naik'))).toBe('ms');
  network.use(http.post('/app/documents/upload', () => HttpResponse.json({}, { status: 422 }), { once: true }));
  chooseFile(widget.getByLabelText(/Pilih fail/), new File(['a'], 'a.txt', { type: 'text/plain' }));
  await userEvent.click(await widget.findByRole('button', { name: 'Muat Naik' }));
  expect(languageOf(await widget.findByText('Muat naik gagal. Sila cuba lagi.'))).toBe('ms');
  await userEvent.click(widget.getByRole('button', { name: 'Muat Naik' }));
  expect(languageOf(await widget.findByText('Fail berjaya dimuat naik!'))).toBe('ms');
});

test('a popup has a title in English and a text in Malay', async () => {
  const done = alert({ title: english('Error'), text: 'Tempahan tidak berjaya!' });
  await popups.findByRole('dialog', { name: 'Error', description: 'Tempahan tidak berjaya!' });
  expect(languageOf(popups.getByText('Error'))).toBe('en');
  expect(languageOf(popups.getByText('Tempahan tidak berjaya!'))).toBe('ms');
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  await done;
  const gone = toast({ title: english('Link copied to clipboard'), text: 'Boleh paste' });
  expect(languageOf(await popups.findByText('Link copied to clipboard'))).toBe('en');
  expect(languageOf(await popups.findByText('Boleh paste'))).toBe('ms');
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await gone;
});

test('so do the names of the sessions, but not what is said about them', async () => {
  setClock(`${sessions.TODAY}T07:00:00+08:00`);
  sessions.serveSessions();
  const { widget } = await sessions.mount();
  await sessions.chooseDay(widget);
  expect(languageOf(widget.getByText('Session 1 (9 a.m - 1.30 p.m)'))).toBe('en');
  expect(languageOf(widget.getAllByText(/tempat lagi$/)[0])).toBe('ms');
});
