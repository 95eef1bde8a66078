import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { focusedElement } from '../../shared/lib/composed-tree.ts';
import { snippet } from '../../stories/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';

type Widget = ReturnType<typeof within>;

const atms = [
  { id: 1, name: 'ATM Skudai', state: '01' },
  { id: 2, name: 'ATM Kluang', state: '1' },
  { id: 3, name: 'ATM Klang', state: '10' },
];
const TODAY = today();
const TOMORROW = addDays(TODAY, 1);
const html = (more: object = {}) => snippet('atm-booking', { json: { atms, ...more } });

const slot = (time: string, is_available: number | string, more: object = {}) => ({ time, is_available, names: [], book_by_me: false, ...more });
const plenty = ['9:00 am', '10:00 am', '11:00 am', '12:00 pm', '1:00 pm', '2:00 pm', '3:00 pm', '4:00 pm'].map((time) => slot(time, 2));

/** What the server says of each date, by date; every other date has plenty. */
function serveTimes(days: Record<string, unknown[]> = {}): void {
  network.use(http.post('/app/atm/time', async ({ request }) => HttpResponse.json(days[((await request.json()) as { date: string }).date] ?? plenty)));
}
/** Takes bookings and gives this answer; the payloads are collected. */
function serveBooking(answer: () => Response | Promise<Response>): Array<{ atm_id: string; data: unknown }> {
  const payloads: Array<{ atm_id: string; data: unknown }> = [];
  network.use(
    http.post('/app/atm', async ({ request }) => {
      const { atm_id, data } = (await request.json()) as { atm_id: string; data: string };
      payloads.push({ atm_id, data: JSON.parse(data) });
      return answer();
    }),
  );
  return payloads;
}
/** Keeps the page where it is, and counts what wanted to leave it. */
function holdPage(element: HTMLElement): () => number {
  const leave = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('dw:navigate', leave);
  return () => leave.mock.calls.length;
}

const choosePlace = async (widget: Widget, state = 'Johor', atm = 'ATM Skudai') => {
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), state);
  await userEvent.selectOptions(widget.getByLabelText('ATM'), atm);
};
const chooseDate = async (widget: Widget, date = TOMORROW) => userEvent.click(widget.getByRole('radio', { name: new RegExp(`^${dateWords(date, 'ms')}`) }));
const tile = (widget: Widget, time: string) => widget.findByRole('checkbox', { name: new RegExp(`^${time}`) });
const choose = async (widget: Widget, ...times: string[]) => {
  for (const time of times) await userEvent.click(await tile(widget, time));
};
const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));
const bookButton = (widget: Widget) => widget.getByRole('button', { name: 'Tempah Slot' });

test('a slot is booked in four steps: state, ATM, date, slot', async () => {
  serveTimes();
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await mountHtml(html());
  const left = holdPage(element);
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '10:00 am', '9:00 am');
  await userEvent.click(bookButton(widget));
  await screen.findByText('Adakah anda pasti mahu tempah tarikh dan slot masa yang dipilih?');
  await press('Ya');
  await screen.findByRole('dialog', { name: 'Success', description: 'Tempahan berjaya!' });
  expect(left()).toBe(0);
  await press('OK');
  await waitFor(() => expect(left()).toBe(1));
  expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: ['9:00 am', '10:00 am'] }] }]);
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

test('each slot says its time, what is left and who booked; full ones cannot be chosen, mine are chosen', async () => {
  serveTimes({
    [TOMORROW]: [
      slot('10:00 am', '3', { names: ['Siti'] }),
      slot('9:00 am', 0, { names: [{ name: 'Ahmad' }, { name: 'Wei Ling' }] }),
      slot('11:00 am', -1, { names: ['Saya'], book_by_me: 1 }),
    ],
  });
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await tile(widget, '9:00 am');
  expect(widget.getAllByRole('checkbox').map((each: HTMLElement) => each.getAttribute('aria-label'))).toEqual(['9:00 am, Penuh', '10:00 am, 3 tempat lagi', '11:00 am, Penuh, Tempahan anda']);
  const full = await tile(widget, '9:00 am');
  expect(full).toHaveAccessibleDescription(/Ahmad.*Wei Ling/);
  expect(full).toHaveAttribute('aria-disabled', 'true');
  full.click(); // a person's pointer is refused by aria-disabled as the test library sees it
  expect(full).not.toBeChecked();
  expect(await tile(widget, '11:00 am')).toBeChecked();
  expect(bookButton(widget), 'nothing is new').toHaveAttribute('aria-disabled', 'true');
});

test('what is mine can be removed although it is full, and the server is told', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 0, { book_by_me: true }), slot('10:00 am', 1)] });
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await mountHtml(html());
  holdPage(element);
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
  await userEvent.click(bookButton(widget));
  await press('Ya');
  await press('OK');
  await waitFor(() => expect(payloads).toEqual([{ atm_id: '1', data: [{ date: TOMORROW, slots: [] }] }]));
});

test('the seventh slot of a date is refused with a plain message', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, ...plenty.slice(0, 6).map(({ time }) => time));
  expect(widget.queryByText(/Maksimum 6 slot/)).toBeNull();
  await choose(widget, '3:00 pm');
  expect(widget.getByText(/Maksimum 6 slot bagi setiap tarikh/)).toBeVisible();
  expect(await tile(widget, '3:00 pm')).not.toBeChecked();
});

test('the summary lists every date in order; each slot can be removed there, and the focus stays', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget, TOMORROW);
  await choose(widget, '1:00 pm', '9:00 am');
  await chooseDate(widget, TODAY);
  await choose(widget, '10:00 am');
  const summary = within(widget.getByRole('region', { name: 'Pilihan anda' }));
  const names = () => summary.queryAllByRole('button').map((chip) => chip.getAttribute('aria-label'));
  expect(names()).toEqual([`Buang 10:00 am, ${dateWords(TODAY, 'ms')}`, `Buang 9:00 am, ${dateWords(TOMORROW, 'ms')}`, `Buang 1:00 pm, ${dateWords(TOMORROW, 'ms')}`]);
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
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am', '10:00 am');
  await userEvent.click(bookButton(widget));
  await press('Ya');
  await screen.findByRole('dialog', { name: 'Perhatian', description: 'Slot masa yang dipilih sudah penuh!' });
  await press('OK');
  const list = await widget.findByRole('region', { name: 'Masa yang dipilih sudah penuh. Sila tukar masa lain.' });
  await waitFor(() => expect(focusedElement()).toBe(list));
  expect(within(list).getByRole('listitem')).toHaveTextContent(`${dateWords(TOMORROW, 'ms')}: 9:00 am`);
  expect(await widget.findByRole('checkbox', { name: '9:00 am, Penuh' })).not.toBeChecked();
  expect(await tile(widget, '10:00 am')).toBeChecked();
});

test('when booking fails that is said, with the reason, and the choice is kept', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  serveTimes();
  serveBooking(() => HttpResponse.json({ message: 'Server Error' }, { status: 500 }));
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  await userEvent.click(bookButton(widget));
  await press('Ya');
  await screen.findByRole('dialog', { name: 'Error', description: 'Tempahan tidak berjaya!' });
  await press('OK');
  expect(await widget.findByText(/Pelayan sedang menghadapi masalah/)).toBeVisible();
  expect(await tile(widget, '9:00 am')).toBeChecked();
  expect(bookButton(widget)).not.toHaveAttribute('aria-disabled', 'true');
});

test('after an ended session the choice is kept and a reload is offered', async () => {
  expectConsoleError(/a booking of slots did not succeed/);
  serveTimes();
  serveBooking(() => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }));
  const { widget, element } = await mountHtml(html());
  const left = holdPage(element);
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  await userEvent.click(bookButton(widget));
  await press('Ya');
  await press('OK');
  expect(await widget.findByText('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.')).toBeVisible();
  expect(await tile(widget, '9:00 am')).toBeChecked();
  await userEvent.click(widget.getByRole('button', { name: 'Muat semula halaman' }));
  expect(left()).toBe(1);
});

test('ten fast clicks make one question and one request', async () => {
  serveTimes();
  const payloads = serveBooking(() => HttpResponse.json({ message: 'success' }));
  const { widget, element } = await mountHtml(html());
  holdPage(element);
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  const button = bookButton(widget);
  for (let click = 0; click < 10; click += 1) button.click();
  const yes = await screen.findByRole('button', { name: 'Ya' });
  for (let click = 0; click < 10; click += 1) yes.click();
  await press('OK');
  expect(payloads).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Ya' })).toBeNull();
});

test('another ATM asks first while something is chosen; "Batal" keeps everything', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await screen.findByText('Adakah anda pasti mahu menukar lokasi ATM? Semua tarikh dan slot masa yang dipilih akan dipadam.');
  await press('Batal');
  expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Skudai');
  expect(await tile(widget, '9:00 am')).toBeChecked();
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await press('Ya');
  await waitFor(() => expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Kluang'));
  expect(widget.getAllByText('Belum ada slot dipilih.')[0]).toBeVisible();
});

test('another ATM does not ask when only my own bookings are selected', async () => {
  serveTimes({ [TOMORROW]: [slot('9:00 am', 1, { book_by_me: true })] });
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await tile(widget, '9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('ATM'), 'ATM Kluang');
  await waitFor(() => expect(widget.getByLabelText('ATM')).toHaveDisplayValue('ATM Kluang'));
});

test('another state clears everything below without asking, and that can be undone', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Selangor');
  expect(widget.getByLabelText('ATM')).toHaveDisplayValue('Pilih ATM');
  expect(widget.queryByRole('checkbox')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Buat asal' }));
  expect(widget.getByLabelText('Negeri')).toHaveDisplayValue('Johor');
  expect(await tile(widget, '9:00 am')).toBeChecked();
  expect(focusedElement()).toBe(widget.getByLabelText('Negeri'));
});

test('a late answer for another date is never shown', async () => {
  let answerFirst = (): void => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  network.use(
    http.post('/app/atm/time', async ({ request }) => {
      const { date } = (await request.json()) as { date: string };
      if (date === TODAY) await held;
      return HttpResponse.json([slot(date === TODAY ? '8:00 am' : '9:00 am', 1)]);
    }),
  );
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget, TODAY);
  await chooseDate(widget, TOMORROW);
  await tile(widget, '9:00 am');
  answerFirst();
  await choose(widget, '9:00 am');
  expect(widget.getAllByRole('checkbox').map((each: HTMLElement) => each.getAttribute('aria-label'))).toEqual(['9:00 am, 1 tempat lagi']);
});

test('an answer that is no list is said at the step, with a retry; what was chosen on other dates is kept', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget, TODAY);
  await choose(widget, '9:00 am');
  network.use(http.post('/app/atm/time', () => HttpResponse.json({ unexpected: true }), { once: true }));
  await chooseDate(widget, TOMORROW);
  await userEvent.click(await widget.findByRole('button', { name: 'Cuba lagi' }));
  await tile(widget, '9:00 am');
  expect(widget.getByRole('button', { name: `Buang 9:00 am, ${dateWords(TODAY, 'ms')}` })).toBeVisible();
});

test('times that cannot be read are named, with a retry; the others can be used', async () => {
  serveTimes({ [TOMORROW]: [slot('sekejap', 1), slot('9:00 am', 1)] });
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  expect(widget.getByText(/Ada masa yang tidak dapat dibaca: "sekejap"/)).toBeVisible();
  serveTimes();
  await userEvent.click(widget.getByRole('button', { name: 'Cuba lagi' }));
  await waitFor(() => expect(widget.queryByText(/tidak dapat dibaca/)).toBeNull());
  expect(await tile(widget, '9:00 am')).toBeChecked();
});

test('the slots are one tab stop; arrows, Home and End move, Space chooses', async () => {
  serveTimes();
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  (await tile(widget, '9:00 am')).focus();
  expect(widget.getAllByRole('checkbox').filter((each: HTMLElement) => each.tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(focusedElement()).toHaveAccessibleName(/^10:00 am/);
  await userEvent.keyboard('{End} ');
  expect(focusedElement()).toHaveAccessibleName(/^4:00 pm/);
  expect(focusedElement()).toBeChecked();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focusedElement()).toHaveAccessibleName(/^9:00 am/);
});

test('back from the back/forward cache the places are read afresh (D7)', async () => {
  const days: Record<string, unknown[]> = {};
  serveTimes(days);
  const { widget } = await mountHtml(html());
  await choosePlace(widget);
  await chooseDate(widget);
  await choose(widget, '9:00 am');
  days[TOMORROW] = [slot('9:00 am', 0), slot('10:00 am', 1)];
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await widget.findByRole('checkbox', { name: '9:00 am, Penuh' })).not.toBeChecked();
  expect(widget.getByRole('region', { name: /sudah penuh/ })).toBeVisible();
});

test('no ATM at all, none in a state, and a state nobody knows are said', async () => {
  const none = await mountHtml(html({ atms: [] }));
  expect(none.widget.getByText('Tiada ATM untuk ditempah buat masa ini.')).toBeVisible();
  const { widget } = await mountHtml(html({ atms: [...atms, { id: 9, name: 'ATM Tawau', state: '12' }] }));
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Perlis');
  expect(widget.getByText('Tiada ATM di negeri ini.')).toBeVisible();
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Lain-lain (12)');
  expect(widget.getByRole('option', { name: 'ATM Tawau' })).toBeInTheDocument();
});
