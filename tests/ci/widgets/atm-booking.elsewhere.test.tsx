import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays } from '../../../shared/lib/day.ts';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { putBack, takeOut } from '../../support/put-back.ts';
import * as atm from '../../support/atm-booking.ts';
import { popups } from '../../../.storybook/support/popups.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { changesOf } from '../../support/reported-changes.ts';

/** My bookings change in another tab or on another device while the screen is open. */
const LATER = addDays(atm.TOMORROW, 1);
const dayWith = (...mine: string[]) => atm.plenty.map((each) => ({ ...each, book_by_me: mine.includes(each.time) }));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const chips = (widget: atm.Widget) =>
  within(widget.getByRole('region', { name: 'Pilihan anda' }))
    .queryAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label'));

test('a conflict on a date that is not visible names its slots, and the next attempt succeeds', async () => {
  const days: Record<string, unknown[]> = { [atm.TOMORROW]: dayWith('10:00 am', '11:00 am') };
  atm.serveTimes(days);
  let taken = true;
  const payloads = atm.serveBooking(() => {
    days[atm.TOMORROW] = dayWith('10:00 am').map((each) =>
      each.time === '11:00 am' ? { ...each, is_available: 0 } : each,
    );
    const masa = taken ? [{ date: atm.TOMORROW, slots: ['11:00 am'] }] : [];
    return HttpResponse.json({ message: taken ? 'date_not_availablle' : 'success', masa });
  });
  const { widget } = await atm.openWith('12:00 pm');
  await atm.chooseDate(widget, LATER);
  await atm.choose(widget, '2:00 pm');
  await atm.bookAndClose(widget);
  const list = await widget.findByRole('region', { name: 'Masa yang dipilih sudah penuh. Sila tukar masa lain.' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(`${dateWords(atm.TOMORROW, 'ms')}: 11:00 am`);
  await waitFor(() =>
    expect(chips(widget)).toEqual([
      `Buang 10:00 am · Tempahan anda, ${dateWords(atm.TOMORROW, 'ms')}`,
      `Buang 12:00 pm, ${dateWords(atm.TOMORROW, 'ms')}`,
      `Buang 2:00 pm, ${dateWords(LATER, 'ms')}`,
    ]),
  );
  expect(list).toBeVisible();
  taken = false;
  await atm.tile(widget, '2:00 pm');
  await atm.book(widget);
  await popups.findByRole('dialog', { name: 'Success' });
  await atm.press('OK');
  expect(payloads[1]?.data).toEqual([
    { date: atm.TOMORROW, slots: ['10:00 am', '12:00 pm'] },
    { date: LATER, slots: ['2:00 pm'] },
  ]);
});

test.each([
  ['free again', 1],
  ['taken by somebody', 0],
])('a slot of mine that was given back elsewhere and is %s drops out of the choice in silence', async (_, left) => {
  const days: Record<string, unknown[]> = { [atm.TOMORROW]: dayWith('10:00 am') };
  atm.serveTimes(days);
  const { widget } = await atm.openOn();
  expect(await atm.tile(widget, '10:00 am')).toBeChecked();
  days[atm.TOMORROW] = [atm.slot('9:00 am', 1), atm.slot('10:00 am', left)];
  comeBack();
  const name = left > 0 ? '10:00 am, 1 tempat lagi' : '10:00 am, Penuh';
  expect(await widget.findByRole('checkbox', { name })).not.toBeChecked();
  expect(widget.queryByRole('region', { name: /sudah penuh/ })).toBeNull();
  expect(chips(widget)).toEqual([]);
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await waitFor(() => expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Kluang'));
});

test('back from the back/forward cache every date of the summary is read again, and a date that cannot be read stays as it was', async () => {
  expectConsoleError(/the slots of a date on the summary could not be read again/);
  const third = addDays(LATER, 1);
  const days: Record<string, unknown[]> = { [atm.TOMORROW]: dayWith('10:00 am'), [LATER]: dayWith('11:00 am') };
  atm.serveTimes(days);
  const { widget } = await atm.openOn();
  await atm.tile(widget, '10:00 am');
  await atm.chooseDate(widget, LATER);
  await atm.choose(widget, '3:00 pm');
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh seterusnya' }));
  await atm.chooseDate(widget, third);
  await atm.tile(widget, '9:00 am');
  days[atm.TOMORROW] = atm.plenty;
  days[LATER] = [{ unexpected: true }];
  comeBack();
  const later = [
    `Buang 11:00 am · Tempahan anda, ${dateWords(LATER, 'ms')}`,
    `Buang 3:00 pm, ${dateWords(LATER, 'ms')}`,
  ];
  expect(chips(widget)).toEqual([`Buang 10:00 am · Tempahan anda, ${dateWords(atm.TOMORROW, 'ms')}`, ...later]);
  await waitFor(() => expect(chips(widget)).toEqual(later));
});

test('of two readings of a date on the summary, the answer of the later one counts, whichever comes first', async () => {
  let asked = 0;
  const { promise: later, resolve: answerFirst } = Promise.withResolvers<void>();
  atm.serveTimes({ [atm.TOMORROW]: dayWith('10:00 am') });
  const { widget } = await atm.openOn();
  await atm.tile(widget, '10:00 am');
  await atm.chooseDate(widget, LATER);
  await atm.tile(widget, '10:00 am');
  network.use(
    http.post('/app/atm/time', async ({ request }) => {
      const { date } = (await request.json()) as { date: string };
      if (date !== atm.TOMORROW) return HttpResponse.json(atm.plenty);
      asked += 1;
      if (asked > 1) return HttpResponse.json(atm.plenty);
      await later;
      return HttpResponse.json(dayWith('10:00 am', '11:00 am'));
    }),
  );
  comeBack();
  await expect.poll(() => asked).toBe(1);
  comeBack();
  await waitFor(() => expect(chips(widget)).toEqual([]));
  answerFirst();
  await atm.tile(widget, '10:00 am');
  expect(chips(widget)).toEqual([]);
});

test('a booking goes on when the page takes the screen out and puts it back; one that has succeeded reloads the page', async () => {
  atm.serveTimes();
  const { sent, answer } = heldRequests('/app/atm');
  const { widget, element, gone } = await atm.openWith('9:00 am');
  await atm.book(widget);
  await expect.poll(sent).toBe(1);
  const back = await putBack(element);
  await expect.poll(() => atm.bookButton(back).getAttribute('aria-busy')).toBe('true');
  answer({ message: 'success' });
  await expect.poll(() => gone).toHaveLength(1);
  expect(sent()).toBe(1);
});

test('a booking that succeeds while the screen is out of the page is told when the screen is back', async () => {
  const days: Record<string, unknown[]> = {};
  atm.serveTimes(days);
  const { sent, answer } = heldRequests('/app/atm');
  const { widget, element } = await atm.openWith('9:00 am');
  await atm.book(widget);
  await expect.poll(sent).toBe(1);
  const place = element.parentElement;
  await takeOut(element);
  days[atm.TOMORROW] = dayWith('9:00 am');
  answer({ message: 'success' });
  await expect.poll(() => Object.keys(sessionStorage).join()).toMatch('receipt');
  place?.append(element);
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  const back = within(shadowOf(element));
  expect(await back.findByRole('region', { name: 'Tempahan berjaya!' })).toBeVisible();
  expect(await atm.tile(back, '9:00 am')).toBeChecked();
});

test('a screen that the page writes anew while a booking is on its way says why nothing can be chosen', async () => {
  atm.serveTimes();
  const { sent, answer } = heldRequests('/app/atm');
  const { widget, element } = await atm.openWith('9:00 am');
  await atm.book(widget);
  await expect.poll(sent).toBe(1);
  await takeOut(element);
  const { widget: anew } = await mountHtml(atm.html());
  const [seen] = await anew.findAllByText('Masih diproses, sila tunggu…');
  expect(seen).toBeVisible();
  // and heard: from a region that was there before its text
  await expect.poll(() => anew.getAllByText('Masih diproses, sila tunggu…')).toHaveLength(2);
  answer({ message: 'success' });
  await expect.poll(() => anew.queryByText('Masih diproses, sila tunggu…')).toBeNull();
});

const booked = () => HttpResponse.json({ message: 'success' });

test('what was booked there meanwhile is not given back by a booking here', async () => {
  const days = { [atm.TOMORROW]: atm.plenty };
  atm.serveTimes(days);
  const payloads = atm.serveBooking(booked);
  const { widget, element } = await atm.openOn();
  const changes = changesOf(element);
  await atm.choose(widget, '3:00 pm');
  days[atm.TOMORROW] = dayWith('9:00 am', '10:00 am');
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
  days[atm.TOMORROW] = dayWith('3:00 pm');
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
  days[atm.TOMORROW] = dayWith('9:00 am');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^9:00 am/ })).toBeChecked();
  days[atm.TOMORROW] = dayWith('10:00 am');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => widget.getByRole('checkbox', { name: /^10:00 am/ })).toBeChecked();
});
