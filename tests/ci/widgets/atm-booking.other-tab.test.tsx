/** What happens in another tab, or on another device, while the page is open (a booking replaces all of mine on a date). */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/console.ts';
import { network } from '../../support/network.ts';
import * as atm from '../../support/atm-booking.ts';
import { popups } from '../../../.storybook/support/popups.ts';
import { changesOf } from '../../support/reported-changes.ts';

const mine = (...times: string[]) => atm.plenty.map((each) => ({ ...each, book_by_me: times.includes(each.time) }));
const booked = () => HttpResponse.json({ message: 'success' });

test('what was booked there meanwhile is not given back by a booking here', async () => {
  const days = { [atm.TOMORROW]: atm.plenty };
  atm.serveTimes(days);
  const payloads = atm.serveBooking(booked);
  const { widget, element } = await atm.openOn();
  const changes = changesOf(element);
  await atm.choose(widget, '3:00 pm');
  days[atm.TOMORROW] = mine('9:00 am', '10:00 am');
  await atm.bookAndClose(widget);
  expect(payloads).toEqual([
    { atm_id: '1', data: [{ date: atm.TOMORROW, slots: ['9:00 am', '10:00 am', '3:00 pm'] }] },
  ]);
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  expect(changes).toEqual([{ place: '1', slots: [{ date: atm.TOMORROW, slots: ['9:00 am', '10:00 am', '3:00 pm'] }] }]);
});

test('a slot that was taken there meanwhile is not asked for, and is listed as full', async () => {
  const days = { [atm.TOMORROW]: atm.plenty };
  atm.serveTimes(days);
  const payloads = atm.serveBooking(booked);
  const { widget } = await atm.openWith('9:00 am', '3:00 pm');
  days[atm.TOMORROW] = atm.plenty.map((each) => (each.time === '9:00 am' ? atm.slot('9:00 am', 0) : each));
  await atm.bookAndClose(widget);
  expect(payloads).toEqual([]);
  expect(await atm.tile(widget, '3:00 pm')).toBeChecked();
  expect(widget.getByText(/penuh/i, { selector: '.sb-lost *' })).toBeVisible();
});

test('what was already booked there is a success, and is not sent again', async () => {
  const days = { [atm.TOMORROW]: atm.plenty };
  atm.serveTimes(days);
  const payloads = atm.serveBooking(booked);
  const { widget } = await atm.openWith('3:00 pm');
  days[atm.TOMORROW] = mine('3:00 pm');
  await atm.book(widget);
  expect(await popups.findByText('Tempahan berjaya!')).toBeVisible();
  await atm.press('OK');
  expect(payloads).toEqual([]);
});

test('while the slots cannot be read, nothing is booked', async () => {
  expectConsoleError(/booking of slots did not succeed|could not be loaded/);
  atm.serveTimes();
  const payloads = atm.serveBooking(booked);
  const { widget } = await atm.openWith('3:00 pm');
  network.use(http.post('/app/atm/time', () => new HttpResponse(null, { status: 503 })));
  await atm.book(widget);
  expect(await popups.findByText('Tempahan tidak berjaya!')).toBeVisible();
  await atm.press('OK');
  expect(payloads).toEqual([]);
});

test('the slots are read again when the person comes back to the page, and when the connection does', async () => {
  const days = { [atm.TOMORROW]: atm.plenty };
  atm.serveTimes(days);
  const { widget } = await atm.openOn();
  await atm.tile(widget, '9:00 am');
  days[atm.TOMORROW] = mine('9:00 am');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^9:00 am/ })).toBeChecked();
  days[atm.TOMORROW] = mine('10:00 am');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^10:00 am/ })).toBeChecked();
});
