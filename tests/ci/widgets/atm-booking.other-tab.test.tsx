/** What happens in another tab, or on another device, while the page is open (a booking replaces all of mine on a date). */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/console.ts';
import { network } from '../../support/network.ts';
import {
  book,
  choose,
  holdPage,
  openOn,
  plenty,
  press,
  serveBooking,
  serveTimes,
  slot,
  tile,
  TOMORROW,
} from '../../support/atm-booking.ts';
import { userEvent } from 'vitest/browser';
import { popups } from '../../../.storybook/support/popups.ts';

const mine = (...times: string[]) => plenty.map((each) => ({ ...each, book_by_me: times.includes(each.time) }));
const booked = () => HttpResponse.json({ message: 'success' });

test('what was booked there meanwhile is not given back by a booking here', async () => {
  const days = { [TOMORROW]: plenty };
  serveTimes(days);
  const payloads = serveBooking(booked);
  const { widget, element } = await openOn();
  holdPage(element);
  const changes: unknown[] = [];
  element.addEventListener('dw:change', (event) =>
    changes.push((event as CustomEvent<{ value: unknown }>).detail.value),
  );
  await choose(widget, '3:00 pm');
  days[TOMORROW] = mine('9:00 am', '10:00 am');
  await book(widget);
  await press('OK');
  expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: ['9:00 am', '10:00 am', '3:00 pm'] }] }]);
  expect(await tile(widget, '9:00 am')).toBeChecked();
  expect(changes).toEqual([{ place: '1', slots: [{ date: TOMORROW, slots: ['9:00 am', '10:00 am', '3:00 pm'] }] }]);
});

for (const [there, left] of [
  [['9:00 am', '10:00 am', '11:00 am', '12:00 pm', '1:00 pm'], ['2:00 pm']],
  [['9:00 am', '10:00 am', '11:00 am', '12:00 pm', '1:00 pm', '2:00 pm'], []],
])
  test(`with ${there!.length} booked there meanwhile there is no room for all: nothing is sent, and the limit is named`, async () => {
    const days = { [TOMORROW]: plenty };
    serveTimes(days);
    const payloads = serveBooking(booked);
    const { widget } = await openOn();
    await choose(widget, '2:00 pm', '3:00 pm', '4:00 pm');
    days[TOMORROW] = mine(...there!);
    await book(widget);
    expect(await widget.findByText(/^Maksimum 6 slot/)).toBeVisible();
    expect(popups.queryByText('Tempahan berjaya!')).toBeNull();
    expect(payloads).toEqual([]);
    for (const time of left!) expect(await tile(widget, time)).toBeChecked();
    expect(await tile(widget, '4:00 pm')).not.toBeChecked();
  });

test('a slot that cannot be given back alone is not said to be given back when the other one was, elsewhere', async () => {
  const days = { [TOMORROW]: mine('9:00 am', '10:00 am') };
  serveTimes(days);
  const payloads = serveBooking(booked);
  const { widget } = await openOn(TOMORROW, { send_emptied_dates: 0 });
  await choose(widget, '9:00 am');
  days[TOMORROW] = mine('9:00 am');
  await userEvent.click(widget.getByRole('button', { name: 'Batalkan Slot' }));
  await press('Ya');
  await expect.poll(() => widget.getByRole('checkbox', { name: /^10:00 am/ })).not.toBeChecked();
  expect(popups.queryByRole('dialog')).toBeNull();
  expect(payloads).toEqual([]);
});

test('a slot that was taken there meanwhile is not asked for, and is listed as full', async () => {
  const days = { [TOMORROW]: plenty };
  serveTimes(days);
  const payloads = serveBooking(booked);
  const { widget } = await openOn();
  await choose(widget, '9:00 am', '3:00 pm');
  days[TOMORROW] = plenty.map((each) => (each.time === '9:00 am' ? slot('9:00 am', 0) : each));
  await book(widget);
  await press('OK');
  expect(payloads).toEqual([]);
  expect(await tile(widget, '3:00 pm')).toBeChecked();
  expect(widget.getByText(/penuh/i, { selector: '.sb-lost *' })).toBeVisible();
});

test('what was already booked there is a success, and is not sent again', async () => {
  const days = { [TOMORROW]: plenty };
  serveTimes(days);
  const payloads = serveBooking(booked);
  const { widget, element } = await openOn();
  holdPage(element);
  await choose(widget, '3:00 pm');
  days[TOMORROW] = mine('3:00 pm');
  await book(widget);
  expect(await popups.findByText('Tempahan berjaya!')).toBeVisible();
  await press('OK');
  expect(payloads).toEqual([]);
});

test('while the slots cannot be read, nothing is booked', async () => {
  expectConsoleError(/booking of slots did not succeed|could not be loaded/);
  serveTimes();
  const payloads = serveBooking(booked);
  const { widget } = await openOn();
  await choose(widget, '3:00 pm');
  network.use(http.post('/app/atm/time', () => new HttpResponse(null, { status: 503 })));
  await book(widget);
  expect(await popups.findByText('Tempahan tidak berjaya!')).toBeVisible();
  await press('OK');
  expect(payloads).toEqual([]);
});

test('the slots are read again when the person comes back to the page, and when the connection does', async () => {
  const days = { [TOMORROW]: plenty };
  serveTimes(days);
  const { widget } = await openOn();
  await tile(widget, '9:00 am');
  days[TOMORROW] = mine('9:00 am');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^9:00 am/ })).toBeChecked();
  days[TOMORROW] = mine('10:00 am');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^10:00 am/ })).toBeChecked();
});
