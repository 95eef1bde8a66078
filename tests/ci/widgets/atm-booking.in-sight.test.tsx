import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import {
  book,
  bookButton,
  choose,
  chooseDate,
  choosePlace,
  html,
  openOn,
  plenty,
  press,
  serveBooking,
  serveTimes,
  slot,
  tile,
  TOMORROW,
} from '../../support/atm-booking.ts';
import { expectConsoleError } from '../../support/console.ts';
import { isInSight } from '../../support/in-sight.ts';
import { mountHtml } from '../../support/mount-html.ts';

/** A phone. */
beforeEach(() => page.viewport(360, 560));

test('a tap anywhere on a slot chooses it, also on the names of who booked', async () => {
  await page.viewport(360, 800);
  serveTimes({
    [TOMORROW]: [
      slot('9:00 am', 1, { names: ['Siti binti Ali'] }),
      slot('10:00 am', 0, { names: ['Ahmad', 'Wei Ling'] }),
    ],
  });
  const { widget } = await openOn();
  // forced: the library would complain that the row's button, not the name, gets the tap
  const tap = async (name: string) => userEvent.click(await widget.findByText(name), { force: true });
  await tap('Siti binti Ali');
  expect(await tile(widget, '9:00 am')).toBeChecked();
  await tap('Ahmad');
  expect(await tile(widget, '10:00 am')).not.toBeChecked();
});

test('a name that its row cuts off can be read whole, however short the name', async () => {
  await page.viewport(1280, 800);
  const name = 'Wan Mohd Ridzuan bin Che Daud';
  serveTimes({ [TOMORROW]: [slot('9:00 am', 1, { names: [name] }), slot('10:00 am', 0, { names: ['Siti'] })] });
  const { widget, element } = await openOn();
  const shown = (await widget.findByText(name)).closest('ul')!;
  expect(widget.queryByRole('button', { name: /^Nama penuh: / })).toBeNull();
  element.parentElement!.style.inlineSize = '180px';
  await userEvent.click(await widget.findByRole('button', { name: /^Nama penuh: / }));
  expect(shown.scrollHeight).toBe(shown.clientHeight);
  await userEvent.click(widget.getByRole('button', { name: /^Nama penuh: /, expanded: true }));
  expect(shown.scrollHeight).toBeGreaterThan(shown.clientHeight);
  element.parentElement!.style.inlineSize = '';
  await waitFor(() => expect(widget.queryByRole('button', { name: /^Nama penuh: / })).toBeNull());
});

test('what separates two names stands before the second, also before one in Jawi', async () => {
  await page.viewport(1280, 800);
  serveTimes({ [TOMORROW]: [slot('9:00 am', 1, { names: ['Siti', 'سيتي نورحليزا'] })] });
  const { widget } = await openOn();
  const name = await widget.findByText('سيتي نورحليزا');
  const words = document.createRange();
  words.selectNodeContents(name.firstChild);
  const [box, text] = [name.closest('li')!, words].map((each) => each.getBoundingClientRect());
  expect(box!.left).toBeLessThan(text!.left);
  expect(box!.right).toBe(text!.right);
});

test('the focus ring is around the whole slot, with its names', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 1, { names: ['Siti binti Ali', 'Ahmad bin Abu'] })] });
  const { widget } = await openOn();
  const button = await tile(widget, '9:00 am');
  button.focus();
  await userEvent.keyboard('{Home}');
  expect(button.matches(':focus-visible')).toBe(true);
  const ringed = [undefined, '::before', '::after']
    .map((part) => getComputedStyle(button, part))
    .filter(({ content, outlineStyle }) => content !== 'none' && outlineStyle === 'solid');
  expect(ringed.length).toBe(1);
  expect(parseFloat(ringed[0]!.height)).toBeGreaterThan(button.parentElement!.clientHeight - 2);
});

test('the slot that has the focus is never behind the bar', async () => {
  serveTimes({ [TOMORROW]: plenty.map((each) => ({ ...each, names: ['Siti binti Ali', 'Ahmad bin Abu'] })) });
  const { widget } = await openOn();
  (await tile(widget, '9:00 am')).focus();
  for (const { time } of plenty.slice(1)) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(async () => isInSight(await tile(widget, time)), { message: time }).toBe(true);
  }
});

test('why a booking failed comes into sight', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  serveTimes({ [TOMORROW]: plenty.map((each) => ({ ...each, names: ['Siti binti Ali', 'Ahmad bin Abu'] })) });
  serveBooking(() => HttpResponse.json({}, { status: 500 }));
  const { widget } = await openOn();
  await choose(widget, '9:00 am');
  scrollTo(0, 0);
  await book(widget);
  await press('OK');
  await expect.poll(() => isInSight(widget.getByText(/Sistem sedang mengalami gangguan/))).toBe(true);
});

test('a page that stays open past midnight goes on with the new day', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  const days = () => widget.getAllByRole('radio').map((day: HTMLElement) => day.getAttribute('aria-label'));
  const before = today();
  expect(days()[0]).toBe(dateWords(before, 'ms'));
  const realNow = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 86_400_000);
  // the phone wakes up
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(days()[0]).toBe(dateWords(addDays(before, 1), 'ms')));
});

test('loaded slots are announced by a live region that was there before', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0), slot('10:00 am', 2), slot('11:00 am', 0)] });
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  const regions = widget.getAllByRole('status');
  await chooseDate(widget);
  await waitFor(() =>
    expect(regions.map((region: HTMLElement) => region.textContent)).toContain('3 slot masa, 2 penuh'),
  );
});

test('before the first choice no bar covers the slots, and "nothing chosen" is shown only once', async () => {
  serveTimes();
  const { widget } = await openOn();
  await tile(widget, '9:00 am');
  expect(widget.queryByRole('button', { name: 'Tempah Slot' })).toBeNull();
  expect(widget.getAllByText('Belum ada slot dipilih.')).toHaveLength(1);
  await choose(widget, '9:00 am');
  expect(bookButton(widget)).toBeVisible();
});

test('where there is room the day stands beside the slots, and what is chosen stays in sight with its button', async () => {
  await page.viewport(1280, 800);
  serveTimes();
  const { widget } = await openOn();
  expect(widget.getByText('Belum ada slot dipilih.')).toBeVisible();
  await choose(widget, '9:00 am');
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
  (await tile(widget, '4:00 pm')).scrollIntoView({ block: 'start' });
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  const seen = [summary.getByText('ATM Skudai, Johor'), summary.getByText(dateWords(TOMORROW, 'ms'))];
  for (const each of [...seen, summary.getByRole('button', { name: /^Buang 9:00 am/ }), bookButton(widget)])
    await expect.poll(() => isInSight(each), { message: each.textContent ?? '' }).toBe(true);
});
