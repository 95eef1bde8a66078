import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../../support/console.ts';
import { isInSight } from '../../support/in-sight.ts';
import { network } from '../../support/network.ts';
import * as sessions from '../../support/session-booking.ts';
import { popups } from '../../../.storybook/support/popups.ts';

let calendar: { days: unknown[] };
beforeEach(() => {
  calendar = sessions.serveSessions();
});

/** The first session of every day is taken by others just before it is booked. */
const serveFirstSessionTaken = (): void =>
  void sessions.serveBooking(() => {
    calendar.days = sessions.days.map((date) => sessions.calendarDay(date, [0, 4, 12]));
    return HttpResponse.json({ message: 'session_full' });
  });

test('the whole room may be refused', async () => {
  const payloads = sessions.serveBooking(() => HttpResponse.json('full_book_not_allow'));
  const { widget } = await sessions.mountWith([1]);
  await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
  await sessions.pay(widget);
  await popups.findByRole('dialog', { name: 'Perhatian', description: 'Tidak boleh tempah keseluruhan bilik!' });
  await sessions.acknowledge();
  expect(payloads).toEqual([{ room_id: '1', date: sessions.TOMORROW, sessions: ['Session 1'], is_full_room: true }]);
  expect(sessions.session(widget, 1)).toBeChecked();
});

test.each([
  ['<!doctype html><html><body>Selamat datang</body></html>', /^Jawapan daripada pelayan tidak dapat dibaca/],
  ['sesi_penuh', /^Jawapan daripada pelayan tidak dapat dibaca/],
  ['{"message":"error"}', /^Permintaan ini tidak diterima/],
  ['{"success":false}', /^Permintaan ini tidak diterima/],
])('a failed order shows why and keeps the choice; %s is not a payment path', async (answer, text) => {
  expectConsoleError(/a room could not be booked/);
  sessions.serveBooking(() => new HttpResponse(answer, { headers: { 'content-type': 'text/html' } }));
  const { widget, gone } = await sessions.mountWith([1]);
  await sessions.pay(widget);
  expect(await widget.findByText(text)).toBeVisible();
  expect(sessions.session(widget, 1)).toBeChecked();
  expect(gone).toEqual([]);
});

test('when the calendar cannot be read the days are emptied, and a retry brings them back', async () => {
  network.use(
    http.get('/app/room-calendar/:room', () => HttpResponse.json({ message: 'gone' }, { status: 404 }), { once: true }),
  );
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const retry = await widget.findByRole('button', { name: 'Cuba lagi' });
  expect(widget.queryByRole('radiogroup', { name: 'Tarikh' })).toBeNull();
  await userEvent.click(retry);
  expect(await sessions.dayNamed(widget, sessions.TODAY)).toBeVisible();
});

test('when the list of people cannot be read, booking still works', async () => {
  network.use(http.get('/app/room-people/:room/:date', () => HttpResponse.json('?')));
  const { widget } = await sessions.mountWith([]);
  await widget.findByRole('button', { name: 'Cuba lagi' });
  await userEvent.click(sessions.session(widget, 1));
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
});

test('a fee that has changed since is that of now after a refusal, back from the payment, and back on a page that was left open', async () => {
  sessions.serveBooking(() => HttpResponse.json('session_full'));
  const { widget } = await sessions.mountWith([1]);
  expect(await widget.findByText('Jumlah bayaran: RM 10.50')).toBeInTheDocument();
  const room = { id: 1, name: 'Bilik Kenanga', max_persons: 12, price_per_person: '12', price_per_room: '1200' };
  network.use(http.get('/app/rooms', () => HttpResponse.json([room])));
  await sessions.pay(widget);
  await sessions.acknowledge();
  expect(await widget.findByText('Jumlah bayaran: RM 12.00')).toBeInTheDocument();
  network.use(http.get('/app/rooms', () => HttpResponse.json([{ ...room, price_per_person: '13' }])));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await widget.findByText('Jumlah bayaran: RM 13.00')).toBeInTheDocument();
  network.use(http.get('/app/rooms', () => HttpResponse.json([{ ...room, price_per_person: '14' }])));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await widget.findByText('Jumlah bayaran: RM 14.00')).toBeInTheDocument();
});

test('a list of rooms that could not be read has a retry', async () => {
  network.use(http.get('/app/rooms', () => HttpResponse.json({ message: 'gone' }, { status: 404 }), { once: true }));
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('button', { name: 'Cuba lagi' }));
  expect(await widget.findByRole('radio', { name: 'Bilik Kenanga' })).toBeVisible();
});

test('on a phone, why an order failed comes into sight', async () => {
  await page.viewport(360, 560);
  expectConsoleError(/a room could not be booked/);
  sessions.serveBooking(() => HttpResponse.json({}, { status: 500 }));
  sessions.servePeople(30, 'Peserta');
  const { widget } = await sessions.mountWith([]);
  await userEvent.click(await widget.findByRole('button', { name: /Nama penuh: G100$/ }));
  await userEvent.click(sessions.session(widget, 1));
  await sessions.pay(widget);
  const failure = await widget.findByText(/Sistem sedang mengalami gangguan/);
  await expect.poll(() => isInSight(failure)).toBe(true);
  expect(failure.textContent).toContain(
    'Tidak pasti sama ada permintaan anda telah diterima. Bayaran belum dibuat; tekan "Buat Tempahan" sekali lagi untuk ke paparan bayaran.',
  );
  expect(widget.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
});

test('when nothing chosen is left after a refusal, the focus goes to the sessions', async () => {
  serveFirstSessionTaken();
  const { widget } = await sessions.mountWith([1]);
  await sessions.pay(widget);
  await popups.findByRole('dialog', { name: 'Perhatian', description: 'Sesi yang dipilih sudah penuh!' });
  await sessions.acknowledge();
  await waitFor(() => expect(sessions.session(widget, 1)).toBeDisabled());
  await waitFor(() => expect(focusedElement()).toBe(widget.getByRole('group', { name: 'Session' })));
});

test('a room without dates is announced with the words that are shown', async () => {
  calendar.days = [];
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const words = await widget.findByText('Tiada tarikh untuk bilik ini. Sila pilih bilik lain.');
  expect(words.parentElement).toHaveAttribute('role', 'status');
});
