import { waitFor, within } from '@testing-library/react';
import { addDays } from '../../shared/lib/day.ts';
import { dateWords } from '../../shared/lib/day-words.ts';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { isInSight } from '../support/in-sight.ts';
import { setClock } from '../support/mocked-day.ts';
import { network } from '../support/network.ts';
import * as sessions from '../support/session-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

beforeEach(() => {
  setClock(`${sessions.TODAY}T07:00:00+08:00`);
  sessions.serveSessions();
});

test('a room that the server writes twice is one choice', async () => {
  network.use(http.get('/app/rooms', () => HttpResponse.json([...sessions.rooms, ...sessions.rooms])));
  const { widget } = await sessions.mount();
  await widget.findByRole('radio', { name: 'Bilik Kenanga' });
  expect(widget.getAllByRole('radio')).toHaveLength(2);
});

test('six days at a time with what each session has left; full days cannot be chosen', async () => {
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const strip = within(await widget.findByRole('radiogroup', { name: 'Tarikh' }));
  expect(strip.getAllByRole('radio')).toHaveLength(6);
  const shown = (day: HTMLElement) => day.querySelector<HTMLElement>('.ui-strip-lines')!.innerText.split(/\s+/);
  const today = await sessions.dayNamed(widget, sessions.TODAY);
  expect(today).toHaveAccessibleName(`${dateWords(sessions.TODAY, 'ms')}, Session 1: 5, Session 2: 0, Session 3: 12`);
  expect(shown(today)).toEqual(['5', '0', '12']);
  for (const [at, balance] of [
    [2, 3],
    [3, 0],
  ] as const) {
    const full = await sessions.dayNamed(widget, sessions.days[at]!);
    expect(full).toHaveAttribute('aria-disabled', 'true');
    expect(full).toHaveAccessibleName(
      new RegExp(`Penuh, Session 1: ${balance}, Session 2: ${balance}, Session 3: ${balance}$`),
    );
    expect(shown(full), 'a full day only that it is full').toEqual(['Penuh']);
    full.click(); // not with userEvent, which does not click what is aria-disabled
    expect(full).not.toBeChecked();
  }
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(await sessions.dayNamed(widget, sessions.days[7]!)).toBeVisible();
  expect(widget.queryByRole('checkbox')).toBeNull();
});

test('days that are over are a page back: the strip opens at today', async () => {
  sessions.serveSessions().days.unshift(...[-2, -1].map((ago) => sessions.calendarDay(addDays(sessions.TODAY, ago))));
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  const strip = within(await widget.findByRole('radiogroup', { name: 'Tarikh' }));
  expect(strip.getAllByRole('radio')[0]).toHaveAccessibleName(new RegExp(`^${dateWords(sessions.TODAY, 'ms')}`));
  await userEvent.click(widget.getByRole('button', { name: 'Tarikh sebelumnya' }));
  expect(strip.getAllByRole('radio')[0]).toHaveAccessibleName(/Sudah lepas/);
});

test('places that were left on a day that is over do not hide that all days are full', async () => {
  sessions
    .serveSessions()
    .days.splice(
      0,
      Infinity,
      ...[-1, 0, 1].map((ahead) => sessions.calendarDay(addDays(sessions.TODAY, ahead), [3, 3, 3], ahead >= 0 ? 1 : 0)),
    );
  const { widget } = await sessions.mount();
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  expect(await widget.findByText('Semua tarikh bilik ini sudah penuh.')).toBeVisible();
});

test('where there is room the day stands beside the sessions, and what is chosen stays in sight and can be removed', async () => {
  sessions.servePeople(56, 'Orang');
  await page.viewport(1280, 500);
  const { widget } = await sessions.mountWith([]);
  await userEvent.click(await widget.findByRole('button', { name: /Nama penuh: G100$/ }));
  await userEvent.click(sessions.session(widget, 3));
  const days = widget.getByRole('region', { name: 'Tarikh' }).getBoundingClientRect();
  const beside = widget.getByRole('group', { name: 'Session' }).getBoundingClientRect();
  expect(days.right).toBeLessThan(beside.left);
  expect(Math.abs(days.top - beside.top)).toBeLessThan(1);
  widget.getByText('Orang 56').scrollIntoView();
  const bill = within(widget.getByRole('region', { name: 'Ringkasan bayaran' }));
  const remove = bill.getByRole('button', { name: 'Buang Session 3' });
  for (const each of [bill.getByText('Bilik Kenanga'), bill.getByText(dateWords(sessions.TOMORROW, 'ms')), remove])
    await expect.poll(() => isInSight(each), { message: each.textContent ?? '' }).toBe(true);
  await userEvent.click(remove);
  expect(sessions.session(widget, 3)).not.toBeChecked();
  await waitFor(() => expect(focusedElement()).toBe(sessions.session(widget, 3)));
});

test('who comes on the date is listed in groups with a count', async () => {
  const { widget } = await sessions.mountWith([]);
  expect(
    (await widget.findAllByRole('heading', { level: 4 })).map((heading: HTMLElement) => heading.textContent),
  ).toEqual(['Kumpulan Emas2 orang', 'G1001 orang', 'Tanpa kumpulan1 orang']);
  const names: HTMLElement[] = widget.getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Siti', 'Ahmad', 'Wei Ling', 'Tanpa nama']);
  await userEvent.click(await sessions.dayNamed(widget, sessions.TODAY));
  expect(await widget.findByText('Belum ada tempahan pada tarikh ini.')).toBeVisible();
});

test('the sessions with their hours; the button and the price come with the first one', async () => {
  const { widget } = await sessions.mountWith([]);
  const named = [
    ['Session 1 (9 a.m - 1.30 p.m)', '5 tempat lagi'],
    ['Session 2 (1.30 p.m - 6 p.m)', 'Penuh'],
    ['Session 3 (6 p.m - 10 p.m)', '12 tempat lagi'],
    ['Tempah keseluruhan bilik', ''],
  ] as const;
  for (const [at, [name, description]] of named.entries()) {
    const box = widget.getAllByRole('checkbox')[at];
    expect(box).toHaveAccessibleName(name);
    expect(box).toHaveAccessibleDescription(description);
  }
  expect(sessions.session(widget, 2)).toBeDisabled();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
  await userEvent.click(sessions.session(widget, 1));
  await userEvent.click(sessions.session(widget, 3));
  const summary = within(widget.getByRole('region', { name: 'Ringkasan bayaran' }));
  expect(summary.getByText('RM 10.50 × 2 session')).toBeVisible();
  expect(summary.getByText('RM 21.00')).toBeVisible();
  await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
  // once per order, whatever the number of sessions (D23)
  expect(summary.queryByText(/session/)).toBeNull();
  expect(summary.getByText('RM 1,200.00')).toBeVisible();
  expect(widget.getByText(/keseluruhan bilik mungkin tidak dapat ditempah/)).toBeVisible();
});

test('when the host charges the room for each session, the room and the bar show it (D23)', async () => {
  const { widget } = await sessions.mount({ room_fee: 'session' });
  await sessions.chooseDay(widget);
  expect(widget.getByRole('radio', { name: 'Bilik Kenanga' })).toHaveAccessibleDescription(
    /RM\s1,200\.00 sebilik\/session/,
  );
  await userEvent.click(sessions.session(widget, 1));
  await userEvent.click(sessions.session(widget, 3));
  await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
  const summary = within(widget.getByRole('region', { name: 'Ringkasan bayaran' }));
  expect(summary.getByText('RM 1,200.00 × 2 session')).toBeVisible();
  expect(summary.getByText('RM 2,400.00')).toBeVisible();
});

test('after the warning, which may be declined, the order goes out once and the browser to the payment provider', async () => {
  const payloads = sessions.serveBooking(() => new HttpResponse('https://bayar.example/PAY-7'));
  const { widget, gone } = await sessions.mountWith([3, 1]);
  const button = widget.getByRole('button', { name: 'Buat Tempahan' });
  await userEvent.click(button);
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  for (let click = 0; click < 10; click += 1) button.click();
  const words =
    'Anda akan dibawa ke paparan bayaran. Sila buat bayaran segera. Bayaran yang berjaya tidak akan dipulangkan.';
  const facts = [
    'Bilik Kenanga',
    dateWords(sessions.TOMORROW, 'ms'),
    'Session 1, Session 3',
    'Bayaran setiap orang RM\u00a010.50 × 2 session RM\u00a021.00',
    'Jumlah bayaran RM\u00a021.00',
  ];
  expect((await popups.findByText(new RegExp(`^${words}`))).textContent).toBe(`${words}\n${facts.join('\n')}`);
  expect(popups.getByRole('dialog').querySelector('.swal2-icon'), 'the bill is seen first').toBeNull();
  await userEvent.click(popups.getByRole('button', { name: 'Bayar Sekarang' }));
  await waitFor(() => expect(gone).toEqual(['https://bayar.example/PAY-7']));
  expect(payloads).toEqual([
    { room_id: '1', date: sessions.TOMORROW, sessions: ['Session 1', 'Session 3'], is_full_room: false },
  ]);
  // the page kept the widget, so it can be used again
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('choosing the whole room without a session shows that a session is needed', async () => {
  const { widget } = await sessions.mountWith([]);
  const whole = widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' });
  await userEvent.click(whole);
  expect(whole).toHaveAccessibleDescription('Sila pilih sekurang-kurangnya satu session.');
  await userEvent.click(sessions.session(widget, 3));
  expect(whole).not.toHaveAccessibleDescription(/satu session/);
});

test('rooms and sessions are cards of one kind: pressed anywhere, with one line around what is chosen', async () => {
  const { widget } = await sessions.mountWith([]);
  await userEvent.click(widget.getAllByText('12 tempat lagi')[0]);
  expect(sessions.session(widget, 3)).toBeChecked();
  await userEvent.click(widget.getByRole('button', { name: 'Tukar: Bilik' }));
  const room = widget.getByRole('radio', { name: 'Bilik Kenanga' });
  const cards = [room, sessions.session(widget, 3)].map((each) => each.closest('label')!);
  const edge = cards[1]!.getBoundingClientRect();
  await userEvent.click(cards[1], { position: { x: 4, y: edge.height - 4 } });
  expect(sessions.session(widget, 3), 'pressed in its corner').not.toBeChecked();
  await userEvent.click(sessions.session(widget, 3));

  const lines = cards.map((each) => {
    const { borderColor, borderWidth, boxShadow } = getComputedStyle(each);
    return [borderColor, borderWidth, boxShadow];
  });
  expect(new Set(lines.map(String)).size, lines.join(' | ')).toBe(1);
  const indents = cards.map((card) => {
    const start = card.getBoundingClientRect().left;
    return [...card.children].map((part) => part.getBoundingClientRect().left - start);
  });
  expect(indents[1]).toEqual(indents[0]);
});

test('the chosen room stands alone, until "Tukar" shows the others; with arrow keys they stay until the focus leaves', async () => {
  await page.viewport(360, 740);
  const { widget } = await sessions.mount();
  const names = () => widget.getAllByRole('radio', { name: /^Bilik/ }).map((each: HTMLInputElement) => each.value);
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  expect(names()).toEqual(['1']);
  const bottom = (part: Element | null) => part?.getBoundingClientRect().bottom;
  const price = widget.getByText('RM 1,200.00 sebilik');
  expect(bottom(price), 'its prices are still there').toBeLessThan(bottom(price.closest('label'))!);
  expect(focusedElement()).toBe(widget.getByRole('radio', { name: 'Bilik Kenanga' }));
  await userEvent.click(widget.getByRole('button', { name: 'Tukar: Bilik' }));
  expect(names()).toEqual(['1', '2']);
  widget.getByRole('radio', { name: 'Bilik Kenanga' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(names()).toEqual(['1', '2']);
  await widget.findByRole('button', { name: 'Tarikh seterusnya' });
  await userEvent.tab();
  await userEvent.tab();
  expect(names()).toEqual(['2']);
});

test('on a phone the bar is not over the session that made it appear, and the next one is seen', async () => {
  await page.viewport(360, 740);
  const { widget } = await sessions.mountWith([]);
  const card = (number: number) => sessions.session(widget, number).closest('label')!;
  scrollTo(0, 0);
  await page.viewport(360, Math.ceil(card(1).getBoundingClientRect().bottom)); // where the bar will be
  await userEvent.click(sessions.session(widget, 1));
  const bar = widget.getByRole('region', { name: 'Ringkasan bayaran' });
  const above = (place: number) => bar.getBoundingClientRect().top - place;
  await expect.poll(() => above(card(1).getBoundingClientRect().bottom)).toBeGreaterThan(8);
  expect(above(card(2).getBoundingClientRect().top)).toBeGreaterThan(20);
});

test('sessions of today that have begun are passed; one that begins while it is chosen leaves the order and is named (D25)', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const { widget } = await sessions.mountWith([], sessions.TODAY);
  expect(sessions.session(widget, 1)).toBeDisabled();
  expect(sessions.session(widget, 1)).toHaveAccessibleDescription('Sudah lepas');
  await userEvent.click(sessions.session(widget, 3));
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  expect(await widget.findByText('Session 3 sudah bermula dan tidak boleh ditempah lagi.')).toBeVisible();
  expect(sessions.session(widget, 3)).toBeDisabled();
  expect(sessions.session(widget, 3)).not.toBeChecked();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
  expect(await sessions.dayNamed(widget, sessions.TODAY)).toHaveAttribute('aria-disabled', 'true');
  expect(await sessions.dayNamed(widget, sessions.TODAY)).toHaveAccessibleName(/Sudah lepas/);
});

test('a session that begins while the question is open is not ordered, and a message names it (D25)', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const payloads = sessions.serveBooking(() => new HttpResponse('/PAY-7'));
  const { widget } = await sessions.mountWith([3], sessions.TODAY);
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  const yes = await popups.findByRole('button', { name: 'Bayar Sekarang' });
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  await userEvent.click(yes);
  await popups.findByRole('dialog', {
    name: 'Perhatian',
    description: 'Session 3 sudah bermula dan tidak boleh ditempah lagi.',
  });
  expect(payloads).toEqual([]);
});

test('a session that begins while its order is on its way stays on the screen with it, and leads to its payment again', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const answer = Promise.withResolvers<Response>();
  const payloads = sessions.serveBooking(() => answer.promise);
  const { widget, gone } = await sessions.mountWith([3], sessions.TODAY);
  await sessions.pay(widget);
  await waitFor(() => expect(payloads).toHaveLength(1));
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sessions.session(widget, 3)).toHaveAccessibleDescription('Sudah lepas'));
  expect(sessions.session(widget, 3)).toBeChecked();
  answer.resolve(new HttpResponse('/PAY-7'));
  const goOn = await widget.findByRole('button', { name: 'Teruskan ke bayaran' });
  expect(sessions.session(widget, 3)).toBeChecked();
  const [notice] = widget.getAllByText('Tempahan diterima. Anda sedang dibawa ke paparan bayaran.');
  expect(notice).toBeVisible();
  await userEvent.click(goOn); // somebody has stopped on the way to the payment
  expect(gone).toEqual([expect.stringMatching(/\/PAY-7$/), gone[0]]);
  expect(payloads).toHaveLength(1);
});
