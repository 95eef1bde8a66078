import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';
import { expectConsoleError } from '../support/console.ts';
import * as sessions from '../support/session-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

let calendar: { days: unknown[] };
beforeEach(() => {
  calendar = sessions.serveSessions();
});

/** The first session of a day was ordered. @returns the addresses that were opened, first that of the payment */
async function ordered() {
  const { widget, gone } = await sessions.mountWith([1]);
  await sessions.pay(widget);
  await waitFor(() => expect(gone).toHaveLength(1));
  return { widget, gone };
}

test('back from the payment by the back button the order is marked, and leads to its payment without a second one', async () => {
  const payloads = sessions.serveBooking(() => HttpResponse.json(`/PAY-${payloads.length}`));
  const { widget, gone } = await ordered();
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  const notice = await widget.findByRole('alert');
  expect(
    within(notice).getByText('Tempahan ini sudah dihantar. Jika anda sudah membayar, jangan bayar sekali lagi.'),
  ).toBeVisible();
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  await userEvent.click(within(notice).getByRole('button', { name: 'Teruskan ke bayaran' }));
  expect(gone).toEqual([expect.stringMatching(/\/PAY-1$/), gone[0]]);
  expect(payloads).toHaveLength(1);
  comeBack();
  expect(await widget.findByRole('alert')).toBeVisible();
  await sessions.pay(widget); // a second place for somebody else
  await waitFor(() => expect(gone).toHaveLength(3));
  expect(gone[2]).toMatch(/\/PAY-2$/);
  expect(widget.queryByRole('alert')).toBeNull();
  comeBack();
  expect(await widget.findByRole('alert')).toBeVisible();
  await userEvent.click(sessions.session(widget, 3));
  expect(widget.queryByRole('alert')).toBeNull();
});

test('who has paid for the last place is told so, not only that the session is full', async () => {
  sessions.serveBooking(() => HttpResponse.json('/PAY-7'));
  const { widget } = await ordered();
  calendar.days = sessions.days.map((date) => sessions.calendarDay(date, [0, 4, 12]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(sessions.session(widget, 1)).toBeDisabled());
  expect(widget.getByText(/Tempahan ini sudah dihantar/)).toBeVisible();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
});

test.each([
  ['failed', 'Bayaran tidak berjaya'],
  ['cancelled', 'Bayaran dibatalkan'],
])('after a payment that is %s the screen shows it, and what to do', async (payment_status, title) => {
  const { widget } = await sessions.mount({ payment_status });
  expect(await widget.findByText(title)).toBeVisible();
  expect(widget.getByText(/Tempahan anda belum disahkan/)).toBeVisible();
});

test('a page that is left for the payment before it is rendered again keeps that its choice was ordered', async () => {
  sessions.serveBooking(() => HttpResponse.json('/PAY-7'));
  const { widget, place } = await sessions.mount();
  let kept: string | null = '';
  place.addEventListener('dw:navigate', (event) => {
    event.preventDefault();
    window.dispatchEvent(new Event('visibilitychange'));
    kept = sessionStorage.getItem('dealer-widgets:choice:room-session-booking');
  });
  await sessions.chooseDay(widget);
  await userEvent.click(sessions.session(widget, 1));
  await sessions.pay(widget);
  await waitFor(() => expect(kept).toContain('/PAY-7'));
});

test('without payment_url nothing is ordered: it could not be paid (D6)', async () => {
  expectConsoleError(/"payment_url" is empty/);
  writePageSettings({ payment_url: '' });
  const payloads = sessions.serveBooking(() => HttpResponse.json('/PAY-7'));
  const { widget } = await sessions.mountWith([1]);
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  expect(await widget.findByText(/Paparan bayaran belum ditetapkan .* tiada apa-apa yang dihantar/)).toBeVisible();
  expect(popups.queryByRole('dialog')).toBeNull();
  expect(payloads).toEqual([]);
});
