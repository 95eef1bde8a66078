import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, daysFrom, today } from '../../shared/lib/day.ts';
import { focusedElement } from '../../shared/lib/composed-tree.ts';
import { snippet } from '../../stories/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { isInSight } from '../support/in-sight.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';

type Widget = ReturnType<typeof within>;

const TODAY = today();
const days = daysFrom(TODAY, 8);
const TOMORROW = addDays(TODAY, 1);
const rooms = [
  { id: 1, name: 'Bilik Kenanga', max_persons: 12, price_per_person: '10.50', price_per_room: '1200' },
  { id: 2, name: 'Bilik Melur', max_persons: '4', price_per_person: 15, price_per_room: 55 },
];
const calendarDay = (date: string, balances = [5, 0, 12], is_full_room: number | boolean = 0) => ({
  date,
  session1_balance: balances[0],
  session2_balance: String(balances[1]),
  session3_balance: balances[2],
  is_full_room,
});
/** The server's calendar; a test may change it. */
let calendar: unknown[];

beforeEach(() => {
  calendar = days.map((date, at) =>
    at === 2 ? calendarDay(date, [3, 3, 3], 1) : at === 3 ? calendarDay(date, [0, 0, -1]) : calendarDay(date),
  );
  network.use(
    http.get('/app/rooms', () => HttpResponse.json(rooms)),
    http.get('/app/room-calendar/:room', () => HttpResponse.json(calendar)),
    http.get('/app/room-people/:room/:date', ({ params }) =>
      HttpResponse.json(
        params.date === TOMORROW ? { 'Kumpulan Emas': ['Siti', { name: 'Ahmad' }], G100: ['Wei Ling'] } : [],
      ),
    ),
  );
});

function serveBooking(answer: () => Response): unknown[] {
  const payloads: unknown[] = [];
  network.use(
    http.post('/app/book-room', async ({ request }) => {
      payloads.push(await request.json());
      return answer();
    }),
  );
  return payloads;
}
function holdPage(element: HTMLElement): string[] {
  const urls: string[] = [];
  element.addEventListener('dw:navigate', (event) => {
    event.preventDefault();
    urls.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  return urls;
}
const mount = () => mountHtml(snippet('room-session-booking'));
const dayNamed = (widget: Widget, date: string) =>
  widget.findByRole('radio', { name: new RegExp(`^${dateWords(date, 'ms')}`) });
const chooseDay = async (widget: Widget, date = TOMORROW) => {
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  await userEvent.click(await dayNamed(widget, date));
};
const session = (widget: Widget, number: number) =>
  widget.getByRole('checkbox', { name: new RegExp(`^Session ${number}`) });
const pay = async (widget: Widget) => {
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bayar Sekarang' }));
};
const acknowledge = async () => userEvent.click(await screen.findByRole('button', { name: 'OK' }));

test('a room says how many persons it takes and what it costs', async () => {
  const { widget } = await mount();
  expect(await widget.findByRole('radio', { name: 'Bilik Kenanga' })).toHaveAccessibleDescription(
    'Maksimum: 12 orang Seorang, satu sesi: RM 10.50 Satu bilik: RM 1,200.00',
  );
  expect(widget.getByRole('radio', { name: 'Bilik Melur' })).toHaveAccessibleDescription(
    /4 orang.*RM 15\.00.*RM 55\.00/,
  );
});

test('six days at a time with what each session has left; full days cannot be chosen', async () => {
  const { widget } = await mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const strip = within(await widget.findByRole('radiogroup', { name: 'Tarikh' }));
  expect(strip.getAllByRole('radio')).toHaveLength(6);
  expect(await dayNamed(widget, TODAY)).toHaveAccessibleName(
    `${dateWords(TODAY, 'ms')}, Sesi 1: 5, Sesi 2: 0, Sesi 3: 12`,
  );
  for (const date of [days[2]!, days[3]!]) {
    const full = await dayNamed(widget, date);
    expect(full).toHaveAttribute('aria-disabled', 'true');
    expect(full).toHaveAccessibleName(/Penuh, Sesi 1: 0, Sesi 2: 0, Sesi 3: 0$/);
    full.click(); // a person's pointer is refused by aria-disabled as the test library sees it
    expect(full).not.toBeChecked();
  }
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(await dayNamed(widget, days[7]!)).toBeVisible();
  expect(widget.queryByRole('checkbox')).toBeNull();
});

test('who comes on the date is listed in groups with a count', async () => {
  const { widget } = await mount();
  await chooseDay(widget);
  expect(
    (await widget.findAllByRole('heading', { level: 4 })).map((heading: HTMLElement) => heading.textContent),
  ).toEqual(['Kumpulan Emas2 orang', 'G1001 orang']);
  expect(widget.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)).toEqual([
    'Siti',
    'Ahmad',
    'Wei Ling',
  ]);
  await userEvent.click(await dayNamed(widget, TODAY));
  expect(await widget.findByText('Belum ada tempahan pada tarikh ini.')).toBeVisible();
});

test('the sessions with their hours; the button and the price come with the first one', async () => {
  const { widget } = await mount();
  await chooseDay(widget);
  expect(widget.getAllByRole('checkbox').map((box: HTMLElement) => box.closest('label')?.textContent)).toEqual([
    'Session 1 (9 a.m - 1.30 p.m)',
    'Session 2 (1.30 p.m - 6 p.m)',
    'Session 3 (6 p.m - 10 p.m)',
    'Tempah keseluruhan bilik',
  ]);
  expect(session(widget, 2)).toBeDisabled();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
  await userEvent.click(session(widget, 1));
  await userEvent.click(session(widget, 3));
  const summary = within(widget.getByRole('region', { name: 'Ringkasan bayaran' }));
  expect(summary.getByText('RM 10.50 × 2 sesi')).toBeVisible();
  expect(summary.getByText('RM 21.00')).toBeVisible();
  await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
  expect(summary.getByText('RM 2,400.00')).toBeVisible();
  expect(widget.getByText(/keseluruhan bilik mungkin tidak dapat ditempah/)).toBeVisible();
});

test('after the warning the order goes out once and the browser to the payment provider', async () => {
  const payloads = serveBooking(() => new HttpResponse('https://bayar.example/PAY-7'));
  const { widget, element } = await mount();
  const urls = holdPage(element);
  await chooseDay(widget);
  await userEvent.click(session(widget, 3));
  await userEvent.click(session(widget, 1));
  const button = widget.getByRole('button', { name: 'Buat Tempahan' });
  for (let click = 0; click < 10; click += 1) button.click();
  await screen.findByText(
    'Anda akan dibawa ke paparan bayaran. Sila buat bayaran segera. Bayaran yang berjaya tidak akan dipulangkan.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bayar Sekarang' }));
  await waitFor(() => expect(urls).toEqual(['https://bayar.example/PAY-7']));
  expect(payloads).toEqual([
    { room_id: '1', date: TOMORROW, sessions: ['Session 1', 'Session 3'], is_full_room: false },
  ]);
  // the page kept the widget, so it can be used again
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('"Batal" sends nothing', async () => {
  const payloads = serveBooking(() => new HttpResponse('PAY-7'));
  const { widget } = await mount();
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(payloads).toEqual([]);
  expect(session(widget, 1)).toBeChecked();
});

test('a session that is full meanwhile is said and can no longer be chosen; the others stay', async () => {
  serveBooking(() => {
    calendar = days.map((date) => calendarDay(date, [0, 4, 12]));
    return HttpResponse.json({ message: 'session_full' });
  });
  const { widget } = await mount();
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  await userEvent.click(session(widget, 3));
  await pay(widget);
  await screen.findByRole('dialog', { name: 'Perhatian', description: 'Sesi yang dipilih sudah penuh!' });
  await acknowledge();
  await waitFor(() => expect(session(widget, 1)).toBeDisabled());
  expect(session(widget, 1)).not.toBeChecked();
  expect(session(widget, 3)).toBeChecked();
});

test('the whole room may be refused', async () => {
  const payloads = serveBooking(() => HttpResponse.json('full_book_not_allow'));
  const { widget } = await mount();
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
  await pay(widget);
  await screen.findByRole('dialog', { name: 'Perhatian', description: 'Tidak boleh tempah keseluruhan bilik!' });
  await acknowledge();
  expect(payloads).toEqual([{ room_id: '1', date: TOMORROW, sessions: ['Session 1'], is_full_room: true }]);
  expect(session(widget, 1)).toBeChecked();
});

test('a failed order says why and keeps the choice; an answer that is a page is no payment path', async () => {
  expectConsoleError(/a room could not be booked/);
  serveBooking(
    () =>
      new HttpResponse('<!doctype html><html><body>Selamat datang</body></html>', {
        headers: { 'content-type': 'text/html' },
      }),
  );
  const { widget, element } = await mount();
  const urls = holdPage(element);
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  await pay(widget);
  expect(await widget.findByText(/Jawapan daripada pelayan tidak dapat dibaca/)).toBeVisible();
  expect(session(widget, 1)).toBeChecked();
  expect(urls).toEqual([]);
});

test('when the calendar cannot be read the days are emptied, and a retry brings them back', async () => {
  network.use(
    http.get('/app/room-calendar/:room', () => HttpResponse.json({ message: 'gone' }, { status: 404 }), { once: true }),
  );
  const { widget } = await mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const retry = await widget.findByRole('button', { name: 'Cuba lagi' });
  expect(widget.queryByRole('radiogroup', { name: 'Tarikh' })).toBeNull();
  await userEvent.click(retry);
  expect(await dayNamed(widget, TODAY)).toBeVisible();
});

test('who comes may be unreadable, booking goes on', async () => {
  network.use(http.get('/app/room-people/:room/:date', () => HttpResponse.json('?')));
  const { widget } = await mount();
  await chooseDay(widget);
  await widget.findByRole('button', { name: 'Cuba lagi' });
  await userEvent.click(session(widget, 1));
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
});

test('back from the payment by the back button the balances are read afresh (D7)', async () => {
  const { widget } = await mount();
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  calendar = days.map((date) => calendarDay(date, [4, 0, 12]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(async () => expect(await dayNamed(widget, TOMORROW)).toHaveAccessibleName(/Sesi 1: 4/));
  expect(session(widget, 1)).toBeChecked();
});

test('no rooms are said, and rooms that cannot be read can be asked for again', async () => {
  network.use(http.get('/app/rooms', () => HttpResponse.json([]), { once: true }));
  expect(await (await mount()).widget.findByText('Tiada bilik untuk ditempah buat masa ini.')).toBeVisible();
});

test('on a phone, why an order failed comes into sight', async () => {
  await page.viewport(360, 560);
  onTestFinished(() => page.viewport(1280, 800));
  expectConsoleError(/a room could not be booked/);
  serveBooking(() => HttpResponse.json({}, { status: 500 }));
  network.use(
    http.get('/app/room-people/:room/:date', () =>
      HttpResponse.json({ G100: Array.from({ length: 30 }, (_, at) => `Peserta ${at + 1}`) }),
    ),
  );
  const { widget } = await mount();
  await chooseDay(widget);
  await widget.findByText('Peserta 30');
  await userEvent.click(session(widget, 1));
  await pay(widget);
  const failure = await widget.findByText(/Pelayan sedang menghadapi masalah/);
  await expect.poll(() => isInSight(failure)).toBe(true);
});

test('when nothing chosen is left after a refusal, the focus goes to the sessions', async () => {
  serveBooking(() => {
    calendar = days.map((date) => calendarDay(date, [0, 4, 12]));
    return HttpResponse.json({ message: 'session_full' });
  });
  const { widget } = await mount();
  await chooseDay(widget);
  await userEvent.click(session(widget, 1));
  await pay(widget);
  await screen.findByRole('dialog', { name: 'Perhatian' });
  await acknowledge();
  await waitFor(() => expect(session(widget, 1)).toBeDisabled());
  await waitFor(() => expect(focusedElement()).toBe(widget.getByRole('group', { name: 'Sesi' })));
});

test('the whole room without a session says that a session is needed', async () => {
  const { widget } = await mount();
  await chooseDay(widget);
  const whole = widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' });
  await userEvent.click(whole);
  expect(whole).toHaveAccessibleDescription('Sila pilih sekurang-kurangnya satu sesi.');
  await userEvent.click(session(widget, 3));
  expect(whole).not.toHaveAccessibleDescription(/satu sesi/);
});
