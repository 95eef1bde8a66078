import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { dateWords } from '../../shared/lib/day-words.ts';
import * as atm from '../support/atm-booking.ts';
import { setClock } from '../support/mocked-day.ts';
import { popups } from '../../.storybook/support/popups.ts';

const DAY = '2031-03-05';
const at = (time: string): void => setClock(`${DAY}T${time}+08:00`);
const BEGUN = 'Masa yang dipilih sudah bermula. Masa itu tidak boleh ditempah atau dibatalkan lagi.';
const times = [
  atm.slot('8:00 am', 2),
  atm.slot('9:00 am', 1, { book_by_me: true, names: ['Saya'] }),
  atm.slot('10:00 am', 2),
  atm.slot('11:00 am', 1, { book_by_me: true }),
  atm.slot('12:00 pm', 2),
];
const open = () => {
  atm.serveTimes({ [DAY]: times });
  return atm.openOn(DAY);
};

test('today’s times that have begun are shown as passed and cannot be chosen; mine stay and cannot be given back (D25)', async () => {
  at('09:30:00');
  const { widget } = await open();
  await atm.tile(widget, '8:00 am');
  expect(widget.getAllByRole('checkbox').map((each: HTMLElement) => each.getAttribute('aria-label'))).toEqual([
    '8:00 am, Sudah lepas',
    '9:00 am, Sudah lepas, Tempahan anda',
    '10:00 am, 2 tempat lagi',
    '11:00 am, 1 tempat lagi, Tempahan anda',
    '12:00 pm, 2 tempat lagi',
  ]);
  for (const time of ['8:00 am', '9:00 am']) {
    const passed = await atm.tile(widget, time);
    const before = passed.ariaChecked;
    expect(passed).toHaveAttribute('aria-disabled', 'true');
    passed.click(); // not with userEvent, which does not click what is aria-disabled
    expect(passed.ariaChecked).toBe(before);
  }
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  expect(summary.getAllByRole('button').map((chip) => chip.ariaLabel)).toEqual([
    `Buang 11:00 am · Tempahan anda, ${dateWords(DAY, 'ms')}`,
  ]);
  expect(summary.getByText('9:00 am · Sudah lepas')).toBeVisible();
});

test('late in the evening all slots of today have passed, and a message says so', async () => {
  at('23:30:00');
  const { widget } = await open();
  expect(await widget.findByText(/Semua slot pada tarikh ini sudah lepas/)).toBeVisible();
  expect(widget.queryByRole('checkbox', { name: /tempat lagi/ })).toBeNull();
});

test('a slot that begins while the page is open leaves the choice and is named; the others stay, and go out', async () => {
  at('09:59:00');
  const payloads = atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await open();
  await atm.choose(widget, '10:00 am', '12:00 pm', '11:00 am');
  at('11:00:00');
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  const list = await widget.findByRole('region', { name: BEGUN });
  expect(within(list).getByRole('listitem')).toHaveTextContent(`${dateWords(DAY, 'ms')}: 10:00 am, 11:00 am`);
  expect(await atm.tile(widget, '10:00 am')).not.toBeChecked();
  expect(await atm.tile(widget, '11:00 am'), 'mine can no longer be given back').toBeChecked();
  expect(await atm.tile(widget, '12:00 pm')).toBeChecked();
  await atm.bookAndClose(widget);
  await waitFor(() =>
    expect(payloads).toEqual([{ atm_id: '1', data: [{ date: DAY, slots: ['9:00 am', '11:00 am', '12:00 pm'] }] }]),
  );
});

test('the last chosen slot begins while the book button has the focus: the focus stays in the widget', async () => {
  at('09:59:00');
  atm.serveTimes({ [DAY]: [atm.slot('10:00 am', 2), atm.slot('12:00 pm', 2)] });
  const { widget, element } = await atm.openOn(DAY);
  await atm.choose(widget, '10:00 am');
  atm.bookButton(widget).focus();
  at('10:00:00');
  document.dispatchEvent(new Event('visibilitychange'));
  await widget.findByRole('region', { name: BEGUN });
  await waitFor(() => expect(document.activeElement).toBe(element));
});

test('a slot that begins while the question is open is not sent: a message names it, and the person chooses again', async () => {
  at('09:59:00');
  const payloads = atm.serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget } = await open();
  await atm.choose(widget, '10:00 am', '12:00 pm');
  await userEvent.click(atm.bookButton(widget));
  await popups.findByRole('button', { name: 'Ya' });
  at('10:00:00');
  await atm.press('Ya');
  await popups.findByRole('dialog', { name: 'Perhatian', description: BEGUN });
  await atm.press('OK');
  const list = await widget.findByRole('region', { name: BEGUN });
  await waitFor(() => expect(focusedElement()).toBe(list));
  expect(await atm.tile(widget, '10:00 am')).not.toBeChecked();
  expect(await atm.tile(widget, '12:00 pm')).toBeChecked();
  expect(payloads).toEqual([]);
});
