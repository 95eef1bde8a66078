import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dateWords } from '../../../shared/lib/day-words.ts';
import * as atm from '../../support/atm-booking.ts';
import { expectConsoleError } from '../../support/console.ts';
import { isInSight } from '../../support/in-sight.ts';
import { wordsOf } from '../../support/words-of.ts';

/** A phone. */
beforeEach(() => page.viewport(360, 560));

test('a tap anywhere on a slot chooses it, also on the names of who booked', async () => {
  await page.viewport(360, 800);
  atm.serveTimes({
    [atm.TOMORROW]: [
      atm.slot('9:00 am', 1, { names: ['Siti binti Ali'] }),
      atm.slot('10:00 am', 0, { names: ['Ahmad', 'Wei Ling'] }),
    ],
  });
  const { widget } = await atm.openOn();
  // forced: the library would complain that the row's button, not the name, gets the tap
  const tap = async (name: string) => userEvent.click(await widget.findByText(name), { force: true });
  await tap('Siti binti Ali');
  expect(await atm.tile(widget, '9:00 am')).toBeChecked();
  await tap('Ahmad');
  expect(await atm.tile(widget, '10:00 am')).not.toBeChecked();
});

test('a name that its row cuts off can be read whole, however short the name', async () => {
  await page.viewport(1280, 800);
  const name = 'Wan Mohd Ridzuan bin Che Daud';
  atm.serveTimes({
    [atm.TOMORROW]: [atm.slot('9:00 am', 1, { names: [name] }), atm.slot('10:00 am', 0, { names: ['Siti'] })],
  });
  const { widget, element } = await atm.openOn();
  const shown = (await widget.findByText(name)).closest('li')!;
  expect(widget.queryByRole('button', { name: /^Nama penuh: / })).toBeNull();
  element.parentElement!.style.inlineSize = '180px';
  await userEvent.click(await widget.findByRole('button', { name: /^Nama penuh: / }));
  expect(shown.scrollWidth).toBe(shown.clientWidth);
  await userEvent.click(widget.getByRole('button', { name: /^Nama penuh: /, expanded: true }));
  expect(shown.scrollWidth).toBeGreaterThan(shown.clientWidth);
  element.parentElement!.style.inlineSize = '';
  await waitFor(() => expect(widget.queryByRole('button', { name: /^Nama penuh: / })).toBeNull());
});

test('a name that does not fit whole is one of those behind the count', async () => {
  const names = ['Nik Nur Madihah binti Mat Zain', 'Hasnah binti Kamaruddin'];
  atm.serveTimes({
    [atm.TOMORROW]: [atm.slot('9:00 am', 0, { names }), atm.slot('10:00 am', 1, { names: names.slice(0, 1) })],
  });
  const { widget } = await atm.openOn();
  const count = await widget.findByRole('button', { name: '+1, Nama penuh: 9:00 am' });
  expect(count).toHaveTextContent('+1');
  const [shown, behind] = names.map((name) => widget.getAllByText(name)[0].closest('li').getBoundingClientRect());
  expect(behind.top).toBeGreaterThanOrEqual(shown.bottom);
  expect(widget.queryByRole('button', { name: /Nama penuh: 10:00 am/ })).toBeNull();
});

test('what separates two names stands before the second, also before one in Jawi', async () => {
  await page.viewport(1280, 800);
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 1, { names: ['Siti', 'سيتي نورحليزا'] })] });
  const { widget } = await atm.openOn();
  const name = await widget.findByText('سيتي نورحليزا');
  const [box, text] = [name.closest('li')!, wordsOf(name.firstChild)].map((each) => each.getBoundingClientRect());
  expect(box!.left).toBeLessThan(text!.left);
  expect(box!.right).toBe(text!.right);
});

test('the focus ring is around the whole slot, with its names', async () => {
  atm.serveTimes({ [atm.TOMORROW]: [atm.slot('9:00 am', 1, { names: ['Siti binti Ali', 'Ahmad bin Abu'] })] });
  const { widget } = await atm.openOn();
  const button = await atm.tile(widget, '9:00 am');
  button.focus();
  await userEvent.keyboard('{Home}');
  expect(button.matches(':focus-visible')).toBe(true);
  const ringed = [undefined, '::before', '::after']
    .map((part) => getComputedStyle(button, part))
    .filter(({ content, outlineStyle }) => content !== 'none' && outlineStyle === 'solid');
  expect(ringed.length).toBe(1);
  expect(parseFloat(ringed[0]!.height)).toBeGreaterThan(button.parentElement!.clientHeight - 2);
});

test('why a booking failed comes into sight', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  atm.serveTimes({
    [atm.TOMORROW]: atm.plenty.map((each) => ({ ...each, names: ['Siti binti Ali', 'Ahmad bin Abu'] })),
  });
  atm.serveBooking(() => HttpResponse.json({}, { status: 500 }));
  const { widget } = await atm.openWith('9:00 am');
  scrollTo(0, 0);
  await atm.bookAndClose(widget);
  await expect.poll(() => isInSight(widget.getByText(/Sistem sedang mengalami gangguan/))).toBe(true);
});

test('before the first choice no bar covers the slots, and "nothing chosen" is shown only once', async () => {
  atm.serveTimes();
  const { widget } = await atm.openOn();
  await atm.tile(widget, '9:00 am');
  expect(widget.queryByRole('button', { name: 'Tempah Slot' })).toBeNull();
  expect(widget.getAllByText('Belum ada slot dipilih.')).toHaveLength(1);
  await atm.choose(widget, '9:00 am');
  expect(atm.bookButton(widget)).toBeVisible();
});

test('where there is room the day stands beside the slots, and what is chosen stays in sight with its button', async () => {
  await page.viewport(1280, 800);
  atm.serveTimes();
  const { widget } = await atm.openOn();
  expect(widget.getByText('Belum ada slot dipilih.')).toBeVisible();
  await atm.choose(widget, '9:00 am');
  const boxOf = (name: string) => widget.getByRole('region', { name }).getBoundingClientRect();
  const [day, slots, chosen] = [boxOf('Tarikh'), boxOf('Slot masa'), boxOf('Pilihan anda')];
  expect(day.right).toBeLessThan(slots.left);
  expect(chosen.right).toBeLessThan(slots.left);
  expect(Math.abs(day.top - slots.top)).toBeLessThan(1);
  expect(chosen.top - day.bottom, 'right below the dates').toBeLessThan(40);
  const tops: number[] = widget
    .getAllByRole('checkbox')
    .map((each: HTMLElement) => each.parentElement!.getBoundingClientRect().top);
  expect(new Set(tops.slice(1).map((top, at) => Math.round(top - tops[at]!))), 'rows of 48 px').toEqual(new Set([48]));
  await page.viewport(1280, 500);
  (await atm.tile(widget, '4:00 pm')).scrollIntoView({ block: 'start' });
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  const seen = [summary.getByText('ATM Skudai, Johor'), summary.getByText(dateWords(atm.TOMORROW, 'ms'))];
  for (const each of [...seen, summary.getByRole('button', { name: /^Buang 9:00 am/ }), atm.bookButton(widget)])
    await expect.poll(() => isInSight(each), { message: each.textContent ?? '' }).toBe(true);
});
