import { popups } from '../../.storybook/support/popups.ts';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  book,
  choose,
  holdPage,
  openOn,
  press,
  serveBooking,
  serveTimes,
  tile,
  TOMORROW,
} from '../support/atm-booking.ts';
import { expectConsoleError } from '../support/console.ts';

test.each([{ message: 'error' }, 'error', { success: false }, { success: 0, message: 'Tempahan ditutup' }])(
  'the answer %j is no success: it failed, the choice is kept, and the page is not loaded again (D29)',
  async (answer) => {
    expectConsoleError(/a booking of slots did not succeed/);
    serveTimes();
    serveBooking(() => HttpResponse.json(answer));
    const { widget, element } = await openOn();
    const left = holdPage(element);
    await choose(widget, '9:00 am');
    await book(widget);
    await popups.findByRole('dialog', { name: 'Error', description: 'Tempahan tidak berjaya!' });
    await press('OK');
    expect(await widget.findByText(/tidak diterima oleh pelayan/)).toBeVisible();
    expect(await tile(widget, '9:00 am')).toBeChecked();
    expect(left()).toBe(0);
  },
);

test.each([
  ['date_not_available', []],
  ['Slot penuh', [{ date: TOMORROW, slots: ['9:00 am'] }]],
])('the message %j with the full slots %j is a conflict, however it is spelt (D29)', async (message, masa) => {
  serveTimes();
  serveBooking(() => HttpResponse.json({ message, masa }));
  const { widget } = await openOn();
  await choose(widget, '9:00 am');
  await book(widget);
  await popups.findByRole('dialog', { name: 'Perhatian', description: 'Slot masa yang dipilih sudah penuh!' });
  await press('OK');
  expect(popups.queryByText('Tempahan berjaya!')).toBeNull();
});
