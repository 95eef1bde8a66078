import type { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from './mount-html.ts';
import { network } from './network.ts';
import { popups } from '../../.storybook/support/popups.ts';

/** What the tests of the ATM booking share: its places, what the host answers, and what a person does. */
export type Widget = ReturnType<typeof within>;

export const atms = [
  { id: 1, name: 'ATM Skudai', state: '01' },
  { id: 2, name: 'ATM Kluang', state: '1' },
  { id: 3, name: 'ATM Klang', state: '10' },
];
export const TODAY = today();
export const TOMORROW = addDays(TODAY, 1);
export const html = (more: object = {}) => snippet('atm-booking', { json: { atms, ...more } });

export const slot = (time: string, is_available: number | string, more: object = {}) => ({
  time,
  is_available,
  names: [],
  book_by_me: false,
  ...more,
});
export const plenty = ['9:00 am', '10:00 am', '11:00 am', '12:00 pm', '1:00 pm', '2:00 pm', '3:00 pm', '4:00 pm'].map(
  (time) => slot(time, 2),
);

/** The server's answer for each date; every other date has many free slots. */
export function serveTimes(days: Record<string, unknown[]> = {}): void {
  network.use(
    http.post('/app/atm/time', async ({ request }) =>
      HttpResponse.json(days[((await request.json()) as { date: string }).date] ?? plenty),
    ),
  );
}
/** Answers every booking like this. @returns the payloads received */
export function serveBooking(answer: () => Response | Promise<Response>): Array<{ atm_id: string; data: unknown }> {
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
export const choosePlace = async (widget: Widget, state = 'Johor', atm = 'ATM Skudai') => {
  await userEvent.selectOptions(widget.getByLabelText('Negeri'), state);
  await userEvent.selectOptions(widget.getByLabelText('ATM'), atm);
};
export const chooseDate = async (widget: Widget, date = TOMORROW) =>
  userEvent.click(widget.getByRole('radio', { name: new RegExp(`^${dateWords(date, 'ms')}`) }));
/** A page on which place and date are chosen already. */
export async function openOn(date = TOMORROW, more: object = {}): ReturnType<typeof mountHtml> {
  const mounted = await mountHtml(html(more));
  await choosePlace(mounted.widget);
  await chooseDate(mounted.widget, date);
  return mounted;
}
export const tile = (widget: Widget, time: string) => widget.findByRole('checkbox', { name: new RegExp(`^${time}`) });
export const choose = async (widget: Widget, ...times: string[]) => {
  for (const time of times) await userEvent.click(await tile(widget, time));
};
/** A page on which these times of tomorrow are chosen, too. */
export async function openWith(...times: string[]): ReturnType<typeof mountHtml> {
  const mounted = await openOn();
  await choose(mounted.widget, ...times);
  return mounted;
}
export const press = (name: string) => popups.findByRole('button', { name }).then((button) => userEvent.click(button));
export const bookButton = (widget: Widget) => widget.getByRole('button', { name: 'Tempah Slot' });
/** Books what is chosen, and answers the question. */
export async function book(widget: Widget): Promise<void> {
  await userEvent.click(bookButton(widget));
  await press('Ya');
}

/** Books what is chosen, answers the question, and closes the message. */
export async function bookAndClose(widget: Widget): Promise<void> {
  await book(widget);
  await press('OK');
}
/** Undoes a change of state. The focus comes first, because it holds the five seconds: a click may take longer on a busy machine. */
export async function undo(widget: Widget): Promise<void> {
  const button = await widget.findByRole('button', { name: 'Buat asal' });
  button.focus();
  await userEvent.click(button);
}
