import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays } from '../../../shared/lib/day.ts';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { mainButtons } from '../../support/main-buttons.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { painted } from '../../support/painted.ts';
import * as atm from '../../support/atm-booking.ts';
import { takenShortcuts } from '../../support/taken-shortcuts.ts';
import { popups } from '../../../.storybook/support/popups.ts';

test('after a lost answer the result is shown as unknown; the choice is kept, and the notice says what the dialog said', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  atm.serveTimes();
  atm.serveBooking(() => HttpResponse.error());
  const { widget } = await atm.openWith('9:00 am');
  await atm.book(widget);
  await popups.findByRole('dialog', {
    name: 'Perhatian',
    description: /Tidak pasti sama ada tempahan anda berjaya\. Slot masa dimuatkan semula/,
  });
  await atm.press('OK');
  expect(
    await widget.findByText(/permintaan anda telah diterima\. Slot masa dimuatkan semula; sila semak slot/),
  ).toBeVisible();
  expect(widget.queryByRole('button', { name: 'Muat semula halaman' })).toBeNull();
  expect(popups.queryByText('Tempahan berjaya!')).toBeNull();
  expect(await atm.tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, 2 tempat lagi');
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  expect(atm.bookButton(widget)).not.toHaveAttribute('aria-disabled', 'true');
});

test('giving slots back has texts of its own, also when its first answer is lost (D24)', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 1, { book_by_me: true })] });
  const payloads = atm.serveBooking(() =>
    payloads.length === 1 ? HttpResponse.error() : HttpResponse.json({ message: 'success' }),
  );
  const { widget } = await atm.openWith('9:00 am');
  expect(widget.getByText('1 slot akan dibatalkan')).toBeVisible();
  for (const [name, description] of [
    ['Perhatian', /^Tidak pasti sama ada slot anda telah dibatalkan\./],
    ['Success', /^Slot telah dibatalkan\.$/],
  ] as const) {
    await userEvent.click(await widget.findByRole('button', { name: 'Batalkan Slot' }));
    const asked = /^Adakah anda pasti mahu membatalkan slot masa ini\?[^]*: 9:00\sam$/;
    await popups.findByRole('dialog', { name: 'Batalkan slot', description: asked });
    await atm.press('Ya');
    await popups.findByRole('dialog', { name, description });
    await atm.press('OK');
  }
  expect(payloads.at(-1)?.data).toEqual([{ date: atm.TOMORROW, slots: [] }]);
});

test('after an ended session the choice is kept and a reload is offered', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  atm.serveTimes();
  atm.serveBooking(() => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }));
  const { widget, element, gone } = await atm.openWith('9:00 am');
  await atm.book(widget);
  await popups.findByRole('dialog', { name: 'Error', description: 'Tempahan tidak berjaya!' });
  await atm.press('OK');
  expect(
    await widget.findByText('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.'),
  ).toBeVisible();
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  expect(mainButtons(element.shadowRoot!)).toEqual(['Muat semula halaman']);
  await userEvent.click(widget.getByRole('button', { name: 'Muat semula halaman' }));
  expect(gone).toHaveLength(1);
});

test('another ATM asks first while something is chosen; "Batal" keeps everything', async () => {
  atm.serveTimes();
  const { widget } = await atm.openWith('9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await popups.findByRole('dialog', {
    description:
      /^Adakah anda pasti mahu menukar lokasi ATM\? Semua tarikh dan slot masa yang dipilih akan dipadam\.\s+Dari: ATM Skudai, Johor\s+Ke: ATM Kluang, Johor\s+Akan dipadam:\s+.*: 9:00\sam$/,
  });
  await atm.press('Batal');
  expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Skudai');
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await atm.press('Ya');
  await waitFor(() => expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Kluang'));
  expect(widget.getAllByText('Belum ada slot dipilih.')[0]).toBeVisible();
});

test('another ATM does not ask when only my own bookings are selected', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 1, { book_by_me: true })] });
  const { widget } = await atm.openOn();
  await atm.tile(widget, '9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await waitFor(() => expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Kluang'));
});

test('after a second change of state there are five seconds again to undo it', async () => {
  atm.serveTimes();
  const { widget } = await atm.openWith('9:00 am');
  const started = vi.spyOn(globalThis, 'setTimeout');
  const stopped = vi.spyOn(globalThis, 'clearTimeout');
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Selangor');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Klang');
  const first = started.mock.calls.findIndex(([, ms]) => ms === 5_000);
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Kedah');
  expect(await widget.findByRole('button', { name: 'Buat asal' })).toBeVisible();
  expect(stopped).toHaveBeenCalledWith(started.mock.results[first]?.value);
  await atm.undo(widget);
  expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Klang');
  expect(focusedElement()).toBe(widget.getByLabelText('Negeri'));
});

test('what can be undone stays while the pointer is on it or it has the focus, also when one of both has ended', async () => {
  atm.serveTimes();
  const { widget } = await atm.openWith('9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Selangor');
  const button = await widget.findByRole('button', { name: 'Buat asal' });
  button.focus();
  await userEvent.hover(button);
  const started = vi.spyOn(globalThis, 'setTimeout');
  await userEvent.unhover(button);
  expect(started.mock.calls.filter(([, ms]) => ms === 5_000)).toEqual([]);
  await userEvent.hover(button);
  widget.getByLabelText('Negeri').focus();
  await painted();
  expect(started.mock.calls.filter(([, ms]) => ms === 5_000)).toEqual([]);
  await userEvent.unhover(button);
  await expect.poll(() => started.mock.calls.filter(([, ms]) => ms === 5_000)).toHaveLength(1);
});

test('slots that cannot be loaded have a quiet sentence and a retry (part 8, W6); the choice on other dates is kept', async () => {
  expectConsoleError(/the time slots could not be loaded/);
  atm.serveTimes();
  const later = addDays(atm.TOMORROW, 1);
  const { widget } = await atm.openOn(later);
  await atm.choose(widget, '9:00 am');
  network.use(http.post('/app/atm/time', () => HttpResponse.json({ unexpected: true }), { once: true }));
  await atm.chooseDate(widget, atm.TOMORROW);
  const words: HTMLElement = await widget.findByText('slot masa tidak dapat dimuatkan — cuba lagi');
  await expect.poll(() => words.getBoundingClientRect().width, { message: 'seen' }).toBeGreaterThan(60);
  expect(widget.queryByRole('alert')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Cuba lagi' }));
  await atm.tile(widget, '9:00 am');
  expect(widget.getByRole('button', { name: `Buang 9:00 am, ${dateWords(later, 'ms')}` })).toBeVisible();
});

test('times that cannot be read are named, with a retry; the others can be used', async () => {
  expectConsoleError(/time slots were not understood.*"time" is "sekejap"; expected such as "10:00 am"/);
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('sekejap', 1), atm.slot('9:00 am', 1)] });
  const { widget } = await atm.openWith('9:00 am');
  expect(widget.getByText(/Ada masa yang tidak dapat dibaca: "sekejap"/)).toBeVisible();
  atm.serveTimes();
  await userEvent.click(widget.getByRole('button', { name: 'Cuba lagi' }));
  await waitFor(() => expect(widget.queryByText(/tidak dapat dibaca/)).toBeNull());
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
});

test('the slots are one tab stop; arrows, Home and End move, Space chooses', async () => {
  atm.serveTimes();
  const { widget } = await atm.openOn();
  (await atm.tile(widget, '9:00 am')).focus();
  expect(widget.getAllByRole('checkbox').filter((each: HTMLElement) => each.tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(focusedElement()).toHaveAccessibleName(/^10:00 am/);
  await userEvent.keyboard('{End} ');
  expect(focusedElement()).toHaveAccessibleName(/^4:00 pm/);
  expect(focusedElement()).toBeChecked();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focusedElement()).toHaveAccessibleName(/^9:00 am/);
  expect(takenShortcuts(focusedElement()!)).toEqual([]);
  expect(takenShortcuts(widget.getAllByRole('radio')[0])).toEqual([]);
});

test('no ATM at all, none in a state, and an unknown state each have a message', async () => {
  const none = await mountHtml(atm.html({ atms: [] }));
  expect(none.widget.getByText('Tiada ATM untuk ditempah buat masa ini.')).toBeVisible();
  const { widget } = await mountHtml(atm.html({ atms: [...atm.atms, { id: 9, name: 'ATM Tawau', state: '12' }] }));
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Perlis');
  expect(widget.getByText('Tiada ATM di negeri ini.')).toBeVisible();
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Lain-lain (12)');
  expect(widget.getByRole('option', { name: 'ATM Tawau' })).toBeInTheDocument();
});
