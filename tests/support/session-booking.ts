import type { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, daysFrom, today } from '../../shared/lib/day.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from './mount-html.ts';
import { network, requestsTo } from './network.ts';
import { popups } from '../../.storybook/support/popups.ts';

/** What the tests of the session booking share: rooms and days, what the host answers, and what a person does. */
type Widget = ReturnType<typeof within>;

export const TODAY = today();
export const TOMORROW = addDays(TODAY, 1);
export const days = daysFrom(TODAY, 8);
export const rooms = [
  { id: 1, name: 'Bilik Kenanga', max_persons: 12, price_per_person: '10.50', price_per_room: '1200' },
  { id: 2, name: 'Bilik Melur', max_persons: '4', price_per_person: 15, price_per_room: 55 },
];
export const calendarDay = (date: string, balances = [5, 0, 12], is_full_room: number | boolean = 0) => ({
  date,
  session1_balance: balances[0],
  session2_balance: String(balances[1]),
  session3_balance: balances[2],
  is_full_room,
});

/** Serves rooms, days and people. The third day is flagged full, the fourth has no place left. @returns the calendar; a test may change its days */
export function serveSessions(): { days: unknown[] } {
  const calendar = {
    days: days.map((date, at): unknown =>
      at === 2 ? calendarDay(date, [3, 3, 3], 1) : at === 3 ? calendarDay(date, [0, 0, -1]) : calendarDay(date),
    ),
  };
  network.use(
    http.get('/app/rooms', () => HttpResponse.json(rooms)),
    http.get('/app/room-calendar/:room', () => HttpResponse.json(calendar.days)),
    http.get('/app/room-people/:room/:date', ({ params }) =>
      HttpResponse.json(
        params.date === TOMORROW
          ? { 'Kumpulan Emas': ['Siti', { name: 'Ahmad' }], G100: ['Wei Ling'], '': [null] }
          : [],
      ),
    ),
  );
  return calendar;
}
/** So many people of one group come on every day. */
export const servePeople = (count: number, word: string): void =>
  network.use(
    http.get('/app/room-people/:room/:date', () =>
      HttpResponse.json({ G100: Array.from({ length: count }, (_, at) => `${word} ${at + 1}`) }),
    ),
  );
/** Answers every order like this. @returns the payloads received */
export const serveBooking = (answer: () => Response | Promise<Response>): unknown[] =>
  requestsTo('/app/book-room', answer);

export const mount = (attributes: Record<string, string> = {}) =>
  mountHtml(snippet('room-session-booking', { attributes }));
export const dayNamed = (widget: Widget, date: string) =>
  widget.findByRole('radio', { name: new RegExp(`^${dateWords(date, 'ms')}`) });
export const chooseDay = async (widget: Widget, date = TOMORROW) => {
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
  await userEvent.click(await dayNamed(widget, date));
};
export const session = (widget: Widget, number: number) =>
  widget.getByRole('checkbox', { name: new RegExp(`^Session ${number}`) });
/** A page on which these sessions of a day are chosen already. */
export const mountWith = async (numbers: number[], date = TOMORROW) => {
  const mounted = await mount();
  await chooseDay(mounted.widget, date);
  for (const number of numbers) await userEvent.click(session(mounted.widget, number));
  return mounted;
};
export const pay = async (widget: Widget) => {
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  await userEvent.click(await popups.findByRole('button', { name: 'Bayar Sekarang' }));
};
export const acknowledge = async () => userEvent.click(await popups.findByRole('button', { name: 'OK' }));
