import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays } from '../../shared/lib/day.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { mountHtml } from '../support/mount-html.ts';
import {
  book,
  bookButton,
  choose,
  chooseDate,
  choosePlace,
  holdPage,
  html,
  openOn,
  plenty,
  press,
  serveBooking,
  serveTimes,
  slot,
  tile,
  TODAY,
  TOMORROW,
  undo,
} from '../support/atm-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

test('a slot is booked in four steps: state, ATM, date, slot', async () => {
  serveTimes();
  const mine = ['9:00 am', '10:00 am'];
  const payloads = serveBooking(() => {
    serveTimes({ [TOMORROW]: plenty.map((each) => ({ ...each, book_by_me: mine.includes(each.time) })) });
    return HttpResponse.json({ message: 'success' });
  });
  const { widget, element } = await openOn();
  const left = holdPage(element);
  await choose(widget, '10:00 am', '9:00 am');
  await userEvent.click(bookButton(widget));
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `^Adakah anda pasti mahu tempah tarikh dan slot masa yang dipilih\\?\\s+ATM Skudai, Johor\\s+${dateWords(TOMORROW, 'ms')}: 9:00\\sam, 10:00\\sam$`,
    ),
  });
  await press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: 'Tempahan berjaya!' });
  expect(bookButton(widget).getAttribute('aria-busy')).toBeNull(); // no request is running behind the message
  expect(left()).toBe(0);
  await press('OK');
  await waitFor(() => expect(left()).toBe(1));
  expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: mine }] }]);
  // the page was not reloaded, so the screen itself shows what was booked
  const receipt = within(await widget.findByRole('region', { name: 'Tempahan berjaya!' }));
  expect(receipt.getByText('ATM Skudai, Johor')).toBeVisible();
  expect(receipt.getByText(`${dateWords(TOMORROW, 'ms')}: 9:00 am, 10:00 am`)).toBeVisible();
  // the slots are on the screen already; the button works all the same
  await userEvent.click(receipt.getByRole('button', { name: 'Lihat slot' }));
  for (const time of mine) expect(await tile(widget, time)).toBeChecked();
});

test('several dates are booked at once and the page stays: none is left to be booked, and showing them can be undone', async () => {
  const later = addDays(TOMORROW, 1);
  serveTimes();
  const mine = plenty.map((each) => ({ ...each, book_by_me: true })).slice(0, 2);
  const payloads = serveBooking(() => {
    serveTimes({ [TOMORROW]: [mine[1]], [later]: [mine[0], ...plenty.slice(1)] });
    return HttpResponse.json({ message: 'success' });
  });
  const { widget, element } = await openOn(later);
  holdPage(element);
  await choose(widget, '9:00 am');
  await chooseDate(widget);
  await choose(widget, '10:00 am');
  await book(widget);
  await press('OK');
  const show = await widget.findByRole('button', { name: 'Lihat slot' });
  await expect.poll(() => bookButton(widget).getAttribute('aria-disabled')).toBe('true');
  expect(widget.getByText('Tempahan anda: 2 slot')).toBeVisible();
  expect(payloads).toHaveLength(1);
  await chooseDate(widget, later);
  await choose(widget, '3:00 pm');
  await userEvent.click(show);
  await undo(widget);
  expect(await tile(widget, '3:00 pm')).toBeChecked();
});

test('the strip shows three dates from today in Kuala Lumpur and moves one at a time', async () => {
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  const dates = () => widget.getAllByRole('radio').map((radio: HTMLElement) => radio.getAttribute('aria-label'));
  expect(dates()).toEqual([0, 1, 2].map((count) => dateWords(addDays(TODAY, count), 'ms')));
  expect(widget.getByRole('button', { name: 'Tarikh sebelumnya' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(dates()[0]).toBe(dateWords(TOMORROW, 'ms'));
});

test('each slot shows its time, the places left and who booked; full ones cannot be chosen, mine are chosen', async () => {
  serveTimes({
    [TOMORROW]: [
      slot('10:00 am', '3', { names: ['Siti'] }),
      slot('9:00 am', 0, { names: [{ name: 'Ahmad' }, { name: 'Wei Ling' }] }),
      slot('11:00 am', -1, { names: ['Saya'], book_by_me: 1 }),
    ],
  });
  const { widget } = await openOn();
  await tile(widget, '9:00 am');
  expect(widget.getAllByRole('checkbox').map((each: HTMLElement) => each.getAttribute('aria-label'))).toEqual([
    '9:00 am, Penuh',
    '10:00 am, 3 tempat lagi',
    '11:00 am, Penuh, Tempahan anda',
  ]);
  const full = await tile(widget, '9:00 am');
  expect(full).toHaveAccessibleDescription(/Ahmad.*Wei Ling/);
  expect(full).toHaveAttribute('aria-disabled', 'true');
  full.click(); // not with userEvent, which does not click what is aria-disabled
  expect(full).not.toBeChecked();
  expect(await tile(widget, '11:00 am')).toBeChecked();
  expect(bookButton(widget), 'nothing is new').toHaveAttribute('aria-disabled', 'true');
});

test('many names are folded behind their count, the end of a long one behind words of its own, within reach of finger and keyboard', async () => {
  const names = Array.from({ length: 56 }, (_, at) => `Orang ${at + 1}`);
  serveTimes({ [TOMORROW]: [slot('9:00 am', 3, { names }), slot('10:00 am', 1, { names: ['Siti'.repeat(60)] })] });
  const { widget } = await openOn();
  const first = await tile(widget, '9:00 am');
  const isShown = (name: string): boolean => {
    const shown = widget.getByText(name);
    return shown.getBoundingClientRect().top < shown.closest('ul')!.getBoundingClientRect().bottom - 1;
  };
  const count = (await widget.findByRole('button', { name: /^\+\d+, Nama penuh: 9:00 am$/ })).textContent;
  const hidden = names.filter((name) => !isShown(name));
  expect(count).toBe(`+${hidden.length}`);
  expect(hidden).not.toContain('Orang 2');
  first.focus();
  await userEvent.keyboard('{Tab}');
  expect(focusedElement()).toHaveAccessibleName(`${count}, Nama penuh: 9:00 am`);
  await userEvent.keyboard('{Enter}');
  expect(names.filter((name) => !isShown(name))).toEqual([]);
  expect(focusedElement()).toHaveAttribute('aria-expanded', 'true');
  expect(first, 'the slot itself was not pressed').not.toBeChecked();
  expect(widget.getByRole('button', { name: 'Nama penuh: 10:00 am' })).toHaveAttribute('aria-expanded', 'false');
});

test('a slot of mine can be removed although it is full, and is part of the payload', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0, { book_by_me: true }), slot('10:00 am', 1)] });
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await openOn();
  holdPage(element);
  expect(await widget.findByText('Tempahan anda: 1 slot')).toBeVisible();
  expect(await tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Tempahan anda');
  const mine = `Buang 9:00 am · Tempahan anda, ${dateWords(TOMORROW, 'ms')}`;
  expect(widget.getByRole('button', { name: mine })).toHaveTextContent('9:00 am · Tempahan anda');
  await choose(widget, '9:00 am');
  expect(await tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Akan dibatalkan');
  expect(widget.getByText('Akan dibatalkan')).toBeVisible();
  expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
  expect(widget.getByText('1 slot akan dibatalkan')).toBeVisible();
  const lists = within(widget.getByRole('region', { name: 'Pilihan anda' })).queryAllByRole('list');
  expect(lists.filter((each) => each.children.length === 0)).toEqual([]);
  await userEvent.click(widget.getByRole('button', { name: 'Batalkan Slot' }));
  await popups.findByRole('dialog', {
    name: 'Batalkan slot',
    description: new RegExp(
      `^Adakah anda pasti mahu membatalkan slot masa ini\\?\\s+ATM Skudai, Johor\\s+${dateWords(TOMORROW, 'ms')}: 9:00\\sam$`,
    ),
  });
  await press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: 'Slot telah dibatalkan.' });
  await press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: [] }] }]));
});

test('booking and giving back in one go: the bar, the question and the end name both (D24)', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0, { book_by_me: true }), slot('10:00 am', 1)] });
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await openOn();
  holdPage(element);
  await choose(widget, '9:00 am', '10:00 am');
  expect(widget.getByText('1 slot dipilih · 1 slot akan dibatalkan')).toBeVisible();
  await userEvent.click(bookButton(widget));
  const day = dateWords(TOMORROW, 'ms');
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `tempah tarikh dan slot masa yang dipilih\\?\\s+ATM Skudai, Johor\\s+Akan ditempah:\\s+${day}: 10:00\\sam\\s+Akan dibatalkan:\\s+${day}: 9:00\\sam$`,
    ),
  });
  await press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: /^Tempahan berjaya!\s+Slot telah dibatalkan\.$/ });
  await press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: ['10:00 am'] }] }]));
  // the question said what will be, the receipt says what was
  const receipt = await widget.findByRole('region', { name: 'Tempahan berjaya!' });
  expect(within(receipt).getByText('Dibatalkan:')).toBeVisible();
});

test('the receipt in English says what was given back, not what is to be', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0, { book_by_me: true }), slot('10:00 am', 1)] });
  serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await mountHtml(html().replace('data-widget', 'data-locale="en" data-widget'));
  holdPage(element);
  await userEvent.selectOptions(widget.getByLabelText('State'), 'Johor');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Skudai');
  await userEvent.click(widget.getByRole('radio', { name: dateWords(TOMORROW, 'en') }));
  await choose(widget, '9:00 am', '10:00 am');
  await userEvent.click(widget.getByRole('button', { name: 'Book slots' }));
  await press('Yes');
  await press('OK');
  const receipt = await widget.findByRole('region', { name: 'The booking succeeded!' });
  expect(within(receipt).getByText('Given back:')).toBeVisible();
});

test('where emptied dates are not sent, the last slot of a date is marked as kept, and there is no question (D24)', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0, { book_by_me: true }), slot('10:00 am', 1)] });
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await openOn(TOMORROW, { send_emptied_dates: '0' });
  holdPage(element);
  await choose(widget, '9:00 am');
  expect(widget.getByText(/^Tidak dapat dibatalkan di sini: 9:00 am\./)).toBeVisible();
  expect(await tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Tempahan anda');
  expect(widget.getByText('Tempahan anda: 1 slot')).toBeVisible();
  expect(bookButton(widget)).toHaveAttribute('aria-disabled', 'true');
  await choose(widget, '10:00 am');
  expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
  await book(widget);
  await press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: ['10:00 am'] }] }]));
});

test('the summary lists every date in order; each slot can be removed there, and the focus stays', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  const later = addDays(TOMORROW, 1);
  await chooseDate(widget, later);
  await choose(widget, '1:00 pm', '9:00 am');
  await chooseDate(widget, TOMORROW);
  await choose(widget, '10:00 am');
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  const names = () => summary.queryAllByRole('button').map((chip) => chip.getAttribute('aria-label'));
  expect(names()).toEqual([
    `Buang 10:00 am, ${dateWords(TOMORROW, 'ms')}`,
    `Buang 9:00 am, ${dateWords(later, 'ms')}`,
    `Buang 1:00 pm, ${dateWords(later, 'ms')}`,
  ]);
  await userEvent.click(summary.getByRole('button', { name: /^Buang 9:00 am/ }));
  expect(names()).toHaveLength(2);
  expect(focusedElement()).toHaveAccessibleName(/^Buang 1:00 pm/);
});

test('when slots are full meanwhile they go to the red list, which gets the focus, and the free ones stay chosen', async () => {
  const days: Record<string, unknown[]> = {};
  serveTimes(days);
  serveBooking(() => {
    days[TOMORROW] = [slot('9:00 am', 0, { names: ['Orang Lain'] }), ...plenty.slice(1)];
    return HttpResponse.json({ message: 'date_not_availablle', masa: [{ date: TOMORROW, slots: ['9:00 am'] }] });
  });
  const { widget } = await openOn();
  await choose(widget, '9:00 am', '10:00 am');
  await book(widget);
  await popups.findByRole('dialog', { name: 'Perhatian', description: 'Slot masa yang dipilih sudah penuh!' });
  await press('OK');
  const list = await widget.findByRole('region', { name: 'Masa yang dipilih sudah penuh. Sila tukar masa lain.' });
  await waitFor(() => expect(focusedElement()).toBe(list));
  expect(within(list).getByRole('listitem')).toHaveTextContent(`${dateWords(TOMORROW, 'ms')}: 9:00 am`);
  expect(await widget.findByRole('checkbox', { name: '9:00 am, Penuh' })).not.toBeChecked();
  expect(await tile(widget, '10:00 am')).toBeChecked();
});

test('a date without slots is announced with the words that are shown', async () => {
  serveTimes({ [TOMORROW]: [] });
  const { widget } = await openOn();
  const words = await widget.findByText('Tiada slot pada tarikh ini. Sila pilih tarikh lain.');
  expect(words.parentElement).toHaveAttribute('role', 'status');
});
