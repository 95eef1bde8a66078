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
import { kept } from '../../shared/memory/kept/table.ts';

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

test('booking and giving back in one go: the bar, the question and the end name both (D24)', async () => {
  const later = ['10:00 am', '11:00 am'];
  const mine = { book_by_me: true };
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 0, mine), ...later.map((time) => atm.slot(time, 1))] });
  const payloads = atm.serveBooking(() => {
    atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 1), ...later.map((time) => atm.slot(time, 0, mine))] });
    return HttpResponse.json({ message: 'success' });
  });
  const { widget } = await atm.openWith('9:00 am', ...later);
  expect(widget.getByText('2 slot dipilih · 1 slot akan dibatalkan')).toBeVisible();
  expect(await atm.tile(widget, '9:00 am')).toHaveAccessibleName('9:00 am, Penuh, Akan dibatalkan');
  await userEvent.click(atm.bookButton(widget));
  const day = dateWords(atm.TOMORROW, 'ms');
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `tempah tarikh dan slot masa yang dipilih\\?\\s+ATM Skudai, Johor\\s+Akan ditempah:\\s+${day}: 10:00\\sam, 11:00\\sam\\s+Akan dibatalkan:\\s+${day}: 9:00\\sam$`,
    ),
  });
  await atm.press('Ya');
  await popups.findByRole('dialog', { name: 'Success', description: /^Tempahan berjaya!\s+Slot telah dibatalkan\.$/ });
  await atm.press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: atm.TOMORROW, slots: later }] }]));
  // the question said what will be, the receipt says what was
  const receipt = await widget.findByRole('region', { name: 'Tempahan berjaya!' });
  expect(within(receipt).getByText('Dibatalkan:')).toBeVisible();
  const told = receipt.innerHTML;
  await atm.choose(widget, '10:00 am');
  expect(receipt.innerHTML, 'booked, until something else is sent').toBe(told);
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
  const later = addDays(atm.TOMORROW, 1);
  const { widget } = await atm.openOn(later);
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

test('a date without slots is announced with the words that are shown', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [] });
  const { widget } = await atm.openOn();
  const words = await widget.findByText('Tiada slot pada tarikh ini. Sila pilih tarikh lain.');
  expect(words.parentElement).toHaveAttribute('role', 'status');
});

test('the place of the last booking is chosen already the next time, and no date', async () => {
  atm.serveTimes();
  atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await atm.openWith('9:00 am');
  await atm.bookAndClose(widget);
  await widget.findByRole('region', { name: 'Tempahan berjaya!' });
  const next = await mountHtml(atm.html());
  expect(next.widget.getByLabelText('Negeri')).toHaveDisplayValue('Johor');
  expect(next.widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Skudai');
  expect(next.widget.queryByRole('radio', { checked: true })).toBeNull();
});

test('a place of the last booking that is no longer there is not chosen', async () => {
  localStorage.setItem(kept('place', ['atm-booking']).key, JSON.stringify({ state: '01', place: '99' }));
  const { widget } = await mountHtml(atm.html());
  expect(widget.getByLabelText('Negeri')).toHaveDisplayValue('Pilih negeri');
});

test('the dates open in weeks, from which a far one is chosen with two presses; then the strip is back, there', async () => {
  atm.serveTimes();
  const { widget } = await mountHtml(atm.html());
  await atm.choosePlace(widget);
  await userEvent.click(widget.getByRole('button', { name: /, semua tarikh$/ }));
  expect(widget.getAllByRole('radio')).toHaveLength(60);
  const far = addDays(atm.TODAY, 30);
  await atm.chooseDate(widget, far);
  expect(widget.getAllByRole('radio')).toHaveLength(3);
  const day = widget.getByRole('radio', { checked: true });
  expect(day).toHaveAccessibleName(dateWords(far, 'ms'));
  expect(focusedElement()).toBe(day);
  expect(await atm.tile(widget, '9:00 am')).toBeVisible();
});
