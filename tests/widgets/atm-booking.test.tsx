import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays } from '../../shared/lib/day.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { mountHtml } from '../support/mount-html.ts';
import * as atm from '../support/atm-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

test('a slot is booked in four steps: state, ATM, date, slot', async () => {
  atm.serveTimes();
  const mine = ['9:00 am', '10:00 am'];
  const payloads = atm.serveBooking(() => {
    atm.serveTimes({ [atm.TOMORROW]: atm.plenty.map((each) => ({ ...each, book_by_me: mine.includes(each.time) })) });
    return HttpResponse.json({ message: 'success' });
  });
  const { widget, gone } = await atm.openWith('10:00 am', '9:00 am');
  await userEvent.click(atm.bookButton(widget));
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `^Adakah anda pasti mahu tempah tarikh dan slot masa yang dipilih\\?\\s+ATM Skudai, Johor\\s+${dateWords(atm.TOMORROW, 'ms')}: 9:00\\sam, 10:00\\sam$`,
    ),
  });
  await atm.press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: 'Tempahan berjaya!' });
  expect(atm.bookButton(widget).getAttribute('aria-busy')).toBeNull(); // no request is running behind the message
  expect(gone).toEqual([]);
  await atm.press('OK');
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(payloads).toEqual([{ atm_id: '1', data: [{ date: atm.TOMORROW, slots: mine }] }]);
  // the page was not reloaded, so the screen itself shows what was booked
  const box = await widget.findByRole('region', { name: 'Tempahan berjaya!' });
  const receipt = within(box);
  expect(receipt.getByText('ATM Skudai, Johor')).toBeVisible();
  expect(box.textContent).toMatch(new RegExp(`${dateWords(atm.TOMORROW, 'ms')}: 9:00\\sam, 10:00\\sam`));
  // the slots are on the screen already; the button works all the same
  await userEvent.click(receipt.getByRole('button', { name: 'Lihat slot' }));
  for (const time of mine) expect(await atm.tile(widget, time)).toBeChecked();
  const { height } = box.getBoundingClientRect();
  await atm.choose(widget, '10:00 am');
  expect(
    receipt.getAllByRole('deletion').map((each) => each.textContent),
    'what is to be given back',
  ).toEqual(['10:00\u{A0}am']);
  expect(box.getBoundingClientRect().height, 'nothing moves').toBe(height);
});

test('several dates are booked at once and the page stays: none is left to be booked, and showing them can be undone', async () => {
  const later = addDays(atm.TOMORROW, 1);
  atm.serveTimes();
  const mine = atm.plenty.map((each) => ({ ...each, book_by_me: true })).slice(0, 2);
  const payloads = atm.serveBooking(() => {
    atm.serveTimes({ [atm.TOMORROW]: [mine[1]], [later]: [mine[0], ...atm.plenty.slice(1)] });
    return HttpResponse.json({ message: 'success' });
  });
  const { widget } = await atm.openOn(later);
  await atm.choose(widget, '9:00 am');
  await atm.chooseDate(widget);
  await atm.choose(widget, '10:00 am');
  await atm.bookAndClose(widget);
  const show = await widget.findByRole('button', { name: 'Lihat slot' });
  await expect.poll(() => atm.bookButton(widget).getAttribute('aria-disabled')).toBe('true');
  expect(widget.getByText('Tempahan anda: 2 slot')).toBeVisible();
  expect(payloads).toHaveLength(1);
  await atm.chooseDate(widget, later);
  await atm.choose(widget, '3:00 pm');
  await userEvent.click(show);
  await atm.undo(widget);
  expect(await atm.tile(widget, '3:00 pm')).toBeChecked();
});

test('the strip shows three dates from today in Kuala Lumpur and moves one at a time', async () => {
  const { widget } = await mountHtml(atm.html());
  await atm.choosePlace(widget);
  const dates = () => widget.getAllByRole('radio').map((radio: HTMLElement) => radio.getAttribute('aria-label'));
  expect(dates()).toEqual([0, 1, 2].map((count) => dateWords(addDays(atm.TODAY, count), 'ms')));
  expect(widget.getByRole('button', { name: 'Tarikh sebelumnya' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(dates()[0]).toBe(dateWords(atm.TOMORROW, 'ms'));
});

test('each slot shows its time, the places left and who booked; full ones cannot be chosen, mine are chosen', async () => {
  atm.serveTimes({
    [atm.TOMORROW]: [
      atm.slot('10:00 am', '3', { names: ['Siti'] }),
      atm.slot('9:00 am', 0, { names: [{ name: 'Ahmad' }, { name: 'Wei Ling' }] }),
      atm.slot('11:00 am', -1, { names: ['Saya'], book_by_me: 1 }),
    ],
  });
  const { widget } = await atm.openOn();
  await atm.tile(widget, '9:00 am');
  expect(widget.getAllByRole('checkbox').map((each: HTMLElement) => each.getAttribute('aria-label'))).toEqual([
    '9:00 am, Penuh',
    '10:00 am, 3 tempat lagi',
    '11:00 am, Penuh, Tempahan anda',
  ]);
  const full = await atm.tile(widget, '9:00 am');
  expect(full).toHaveAccessibleDescription(/Ahmad.*Wei Ling/);
  expect(full).toHaveAttribute('aria-disabled', 'true');
  full.click(); // not with userEvent, which does not click what is aria-disabled
  expect(full).not.toBeChecked();
  expect(await atm.tile(widget, '11:00 am')).toBeChecked();
  expect(atm.bookButton(widget), 'nothing is new').toHaveAttribute('aria-disabled', 'true');
});

test('many names are folded behind their count, the end of a long one behind words of its own, within reach of finger and keyboard', async () => {
  const names = Array.from({ length: 56 }, (_, at) => `Orang ${at + 1}`);
  atm.serveTimes({
    [atm.TOMORROW]: [atm.slot('9:00 am', 3, { names }), atm.slot('10:00 am', 1, { names: ['Siti'.repeat(60)] })],
  });
  const { widget } = await atm.openOn();
  const first = await atm.tile(widget, '9:00 am');
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
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 0, { book_by_me: true }), atm.slot('10:00 am', 1)] });
  const payloads = atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await atm.openOn();
  expect(await widget.findByText('Tempahan anda: 1 slot')).toBeVisible();
  expect(await atm.tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Tempahan anda');
  const mine = `Buang 9:00 am · Tempahan anda, ${dateWords(atm.TOMORROW, 'ms')}`;
  expect(widget.getByRole('button', { name: mine })).toHaveTextContent('9:00 am · Tempahan anda');
  await atm.choose(widget, '9:00 am');
  expect(await atm.tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Akan dibatalkan');
  expect(widget.getByText('Akan dibatalkan')).toBeVisible();
  expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
  expect(widget.getByText('1 slot akan dibatalkan')).toBeVisible();
  const lists = within(widget.getByRole('region', { name: 'Pilihan anda' })).queryAllByRole('list');
  expect(lists.filter((each) => each.children.length === 0)).toEqual([]);
  await userEvent.click(widget.getByRole('button', { name: 'Batalkan Slot' }));
  await popups.findByRole('dialog', {
    name: 'Batalkan slot',
    description: new RegExp(
      `^Adakah anda pasti mahu membatalkan slot masa ini\\?\\s+ATM Skudai, Johor\\s+${dateWords(atm.TOMORROW, 'ms')}: 9:00\\sam$`,
    ),
  });
  await atm.press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: 'Slot telah dibatalkan.' });
  await atm.press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: atm.TOMORROW, slots: [] }] }]));
});

test('booking and giving back in one go: the bar, the question and the end name both (D24)', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 0, { book_by_me: true }), atm.slot('10:00 am', 1)] });
  const payloads = atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await atm.openWith('9:00 am', '10:00 am');
  expect(widget.getByText('1 slot dipilih · 1 slot akan dibatalkan')).toBeVisible();
  await userEvent.click(atm.bookButton(widget));
  const day = dateWords(atm.TOMORROW, 'ms');
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `tempah tarikh dan slot masa yang dipilih\\?\\s+ATM Skudai, Johor\\s+Akan ditempah:\\s+${day}: 10:00\\sam\\s+Akan dibatalkan:\\s+${day}: 9:00\\sam$`,
    ),
  });
  await atm.press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: /^Tempahan berjaya!\s+Slot telah dibatalkan\.$/ });
  await atm.press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: atm.TOMORROW, slots: ['10:00 am'] }] }]));
  // the question said what will be, the receipt says what was
  const receipt = await widget.findByRole('region', { name: 'Tempahan berjaya!' });
  expect(within(receipt).getByText('Dibatalkan:')).toBeVisible();
});

test('where emptied dates are not sent, the last slot of a date is marked as kept, and there is no question (D24)', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 0, { book_by_me: true }), atm.slot('10:00 am', 1)] });
  const payloads = atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await atm.openOn(atm.TOMORROW, { send_emptied_dates: '0' });
  await atm.choose(widget, '9:00 am');
  expect(widget.getByText(/^Tidak dapat dibatalkan di sini: 9:00 am\./)).toBeVisible();
  expect(await atm.tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Tempahan anda');
  expect(widget.getByText('Tempahan anda: 1 slot')).toBeVisible();
  expect(atm.bookButton(widget)).toHaveAttribute('aria-disabled', 'true');
  await atm.choose(widget, '10:00 am');
  expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
  await atm.bookAndClose(widget);
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: atm.TOMORROW, slots: ['10:00 am'] }] }]));
});

test('the summary lists every date in order; each slot can be removed there, and the focus stays', async () => {
  atm.serveTimes();
  const { widget } = await mountHtml(atm.html());
  await atm.choosePlace(widget);
  const later = addDays(atm.TOMORROW, 1);
  await atm.chooseDate(widget, later);
  await atm.choose(widget, '1:00 pm', '9:00 am');
  await atm.chooseDate(widget, atm.TOMORROW);
  await atm.choose(widget, '10:00 am');
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  const names = () => summary.queryAllByRole('button').map((chip) => chip.getAttribute('aria-label'));
  expect(names()).toEqual([
    `Buang 10:00 am, ${dateWords(atm.TOMORROW, 'ms')}`,
    `Buang 9:00 am, ${dateWords(later, 'ms')}`,
    `Buang 1:00 pm, ${dateWords(later, 'ms')}`,
  ]);
  await userEvent.click(summary.getByRole('button', { name: /^Buang 9:00 am/ }));
  expect(names()).toHaveLength(2);
  expect(focusedElement()).toHaveAccessibleName(/^Buang 1:00 pm/);
});

test('when slots are full meanwhile they go to the red list, which gets the focus, and the free ones stay chosen', async () => {
  const days: Record<string, unknown[]> = {};
  atm.serveTimes(days);
  atm.serveBooking(() => {
    days[atm.TOMORROW] = [atm.slot('9:00 am', 0, { names: ['Orang Lain'] }), ...atm.plenty.slice(1)];
    return HttpResponse.json({ message: 'date_not_availablle', masa: [{ date: atm.TOMORROW, slots: ['9:00 am'] }] });
  });
  const { widget } = await atm.openWith('9:00 am', '10:00 am');
  await atm.book(widget);
  await popups.findByRole('dialog', { name: 'Perhatian', description: 'Slot masa yang dipilih sudah penuh!' });
  await atm.press('OK');
  const list = await widget.findByRole('region', { name: 'Masa yang dipilih sudah penuh. Sila tukar masa lain.' });
  await waitFor(() => expect(focusedElement()).toBe(list));
  expect(within(list).getByRole('listitem')).toHaveTextContent(`${dateWords(atm.TOMORROW, 'ms')}: 9:00 am`);
  expect(await widget.findByRole('checkbox', { name: '9:00 am, Penuh' })).not.toBeChecked();
  expect(await atm.tile(widget, '10:00 am')).toBeChecked();
});

test('a date without slots is announced with the words that are shown', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [] });
  const { widget } = await atm.openOn();
  const words = await widget.findByText('Tiada slot pada tarikh ini. Sila pilih tarikh lain.');
  expect(words.parentElement).toHaveAttribute('role', 'status');
});
