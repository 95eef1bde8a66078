import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays } from '../../shared/lib/day.ts';
import { kept } from '../../shared/memory/kept/table.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import * as atm from '../support/atm-booking.ts';
import { mountHtml } from '../support/mount-html.ts';

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
