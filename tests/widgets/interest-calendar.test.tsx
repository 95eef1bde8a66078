import { waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { daysFrom } from '../../shared/lib/day.ts';
import { announcedIn } from '../support/announced.ts';
import { isInSight } from '../support/in-sight.ts';
import { DETAIL, interestCalendar, interestHtml, SUMMARY } from '../support/interests.ts';
import { mockedDay } from '../support/mocked-day.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import { wordsOf } from '../support/words-of.ts';

test('31 days from today, each with its counts per course; no others can be chosen', async () => {
  // the call names no days, so a server may send all it has had: more values than a widget can show
  const former = daysFrom('2034-11-21', 2000).map((day) => [
    day,
    [{ course_list_id: 1, course: { name: 'Gone' }, total: 4 }],
  ]);
  const { widget } = await interestCalendar('2040-11-21', {
    ...Object.fromEntries(former),
    '2040-11-20': [{ course_list_id: 1, course: { name: 'Gone' }, total: 4 }],
    '2040-11-22': [
      { course_list_id: 1, course: { name: 'Gold' }, total: '2' },
      { course_list_id: '2', course: 'Speaking', total: 3 },
      { course_list_id: 3, course: null, total: 1 },
    ],
    '2040-11-23': [
      { course_list_id: 1, course: { name: 'Gold' }, total: 2 },
      { course_list_id: 1, course: { name: 'Gold' }, total: 1 }, // lines with the same React key would be reported as an error
    ],
    '2040-12-22': [{ course_list_id: 1, course: { name: 'Later' }, total: 4 }],
  });
  const named = 'Thursday, 22 Nov 2040, 6 interested, Speaking: 3, Gold: 2, No name: 1';
  expect(await widget.findByRole('button', { name: named })).toBeVisible();
  expect(widget.getByRole('button', { name: 'Friday, 23 Nov 2040, 3 interested, Gold: 2, Gold: 1' })).toBeVisible();
  expect(
    widget.getAllByRole('button').filter((day: HTMLElement) => day.getAttribute('aria-disabled') !== 'true').length,
  ).toBe(31);
  expect(widget.queryByText('Gone')).toBeNull();
  expect(widget.queryByText('Later')).toBeNull();
  expect(widget.getByRole('button', { name: 'Friday, 21 Dec 2040, No interest' })).toBeVisible();
});

test('a day opens who is interested in which course, with a messaging link of digits only', async () => {
  const { widget } = await interestCalendar('2041-11-21');
  await userEvent.click(await widget.findByRole('button', { name: /^Thursday, 21 Nov 2041, 6 interested/ }));
  const people = within(await widget.findByRole('region', { name: 'Gold Savings Basics' }));
  expect(people.getAllByRole('listitem').length).toBe(6);
  const link = people.getByRole<HTMLAnchorElement>('link', { name: /^Message Tengku Puteri/ });
  expect(link).toHaveAttribute('href', 'https://wa.me/60123456789');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link).toHaveClass('ui-button', 'ui-link');
  expect(people.getByText('Perniagaan Emas R&D <Ipoh> "Permata" Sdn. Bhd.')).toBeVisible();
  expect(people.getAllByRole('link').length).toBe(4); // "tiada" and an empty text are not numbers
  await userEvent.click(widget.getByRole('button', { name: 'Friday, 22 Nov 2041, No interest' }));
  expect(await widget.findByText('Nobody is interested on this day.')).toBeVisible();
});

test('a failure after an empty answer does not claim that there is no interest', async () => {
  const claim = 'There is no course interest for the next 31 days yet.';
  const { widget: before } = await interestCalendar('2047-11-21', []);
  expect(await before.findByText(claim, { selector: 'p' })).toBeVisible();
  network.use(http.get(SUMMARY, () => new HttpResponse(null, { status: 403 })));
  const { widget } = await mountHtml(interestHtml);
  const grid = widget.getByRole('grid');
  const { top, height } = grid.getBoundingClientRect();
  const alert = await widget.findByRole('alert');
  expect(alert).toBeVisible();
  expect(alert.closest('section'), 'in the place of what would be chosen').toBe(grid.parentElement!.nextElementSibling);
  expect(grid.getBoundingClientRect(), 'no day moves').toMatchObject({ top, height });
  expect(widget.queryByText('Choose a day to see who is interested.'), 'there is nothing to choose').toBeNull();
  expect(widget.queryByText(claim, { selector: 'p' }), 'what was announced of the earlier answer may stay').toBeNull();
  expect(widget.queryByRole('button', { name: /No interest$/ })).toBeNull();
});

test.each([1280, 320])('31 days without interest say so and what then, in one place (%i px)', async (width) => {
  const { widget, element } = await interestCalendar('2047-11-21', [], width);
  const frame = (await widget.findByText('Look again later.')).parentElement!;
  expect(frame).toHaveTextContent('There is no course interest for the next 31 days yet.Look again later.');
  expect(widget.queryByText('Choose a day to see who is interested.')).toBeNull();
  expect(element.getBoundingClientRect().height, 'interest-calendar.reserve.css').toBeGreaterThanOrEqual(640);
  await expect
    .poll(() => widget.getAllByRole('status').map(({ textContent }: Element) => textContent))
    .toContain('There is no course interest for the next 31 days yet.');
});

test('a late answer for another day is never shown; a failed day shows an error with a retry', async () => {
  const { widget } = await interestCalendar('2042-11-21');
  network.use(
    http.get(DETAIL, async ({ params }) => {
      if (params.date === '2042-11-23') return new HttpResponse(null, { status: 403 });
      if (params.date === '2042-11-21') await delay(400);
      return HttpResponse.json([{ course: `Course of ${String(params.date)}`, users: [] }]);
    }),
  );
  await userEvent.click(await widget.findByRole('button', { name: /^Friday, 21 Nov 2042, 6 interested/ }));
  await userEvent.click(widget.getByRole('button', { name: /^Saturday, 22 Nov 2042/ }));
  expect(await widget.findByRole('region', { name: 'Course of 2042-11-22' })).toBeVisible();
  expect(widget.queryByText('Course of 2042-11-21')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: /^Sunday, 23 Nov 2042/ }));
  const alert = await widget.findByRole('alert');
  expect(alert.textContent).toContain('You are not allowed to do this.');
  network.use(
    http.get(DETAIL, () =>
      HttpResponse.json([
        { course: null, users: [] },
        { course: { name: 'At last' }, users: [{ name: 'Siti', phone: '0123456789' }] },
      ]),
    ),
  );
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await widget.findByRole('link', { name: 'Message Siti (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://wa.me/60123456789',
  );
  const courses = widget.getAllByRole('region', { name: /At last|No name/ });
  expect(courses.map((each: Element) => each.getAttribute('aria-label'))).toEqual(['At last', 'No name']); // the most wanted first
  await waitFor(() => expect(widget.queryByRole('alert')).toBeNull());
});

test.each([
  [401, 'Your session has ended. Please reload the page and log in again.', 'Reload the page'],
  [403, 'You are not allowed to do this.', 'Try again'],
])('a day opened again that fails with %i says so beside the names of before', async (status, sentence, button) => {
  let isFailing = false;
  const gold = [{ course: 'Gold', users: [{ name: 'Siti', phone: '0123456789' }] }];
  const { widget } = await interestCalendar(`2${status}-11-21`);
  network.use(http.get(DETAIL, () => (isFailing ? new HttpResponse(null, { status }) : HttpResponse.json(gold))));
  const open = async (day: RegExp) => {
    await userEvent.click(await widget.findByRole('button', { name: day }));
    expect(await widget.findByRole('region', { name: 'Gold' })).toBeVisible();
  };
  await open(/ 21 Nov /);
  await open(/ 22 Nov /);
  expect(widget.queryByRole('alert')).toBeNull();
  isFailing = true;
  await open(/ 21 Nov /);
  const alert = await widget.findByRole('alert');
  expect(alert.textContent).toContain(sentence);
  expect(widget.getByRole('region', { name: 'Gold' }), 'the names of before').toBeVisible();
  expect(within(alert).getByRole('button', { name: button })).toBeVisible();
});

test('beside the detail of a day the cells are narrow, and a long word of a course is still whole', async () => {
  const camp = [{ course_list_id: 1, course: { name: 'Leadership Camp' }, total: 12 }];
  const { widget } = await interestCalendar('2044-11-21', { '2044-11-23': camp }, 990);
  const text = (await widget.findByText('Leadership Camp', { selector: '[role=grid] *' })).lastChild!;
  // two pieces if it is broken, or cut by the dots in place of what does not fit
  expect(wordsOf(text, 'Leadership'.length).getClientRects().length).toBe(1);
});

test('five weeks from today follow each other, below one line and beside the chosen day', async () => {
  const { widget, element } = await interestCalendar('2045-11-21', undefined, 1200); // a Tuesday
  await userEvent.click(await widget.findByRole('button', { name: /21 Nov 2045.*interested/ }));
  const boxOf = (role: string, name: RegExp): DOMRect => widget.getByRole(role, { name }).getBoundingClientRect();
  const grid = boxOf('grid', /^Tuesday, 21 Nov 2045 – Thursday, 21 Dec 2045$/);
  expect([boxOf('button', /28 Nov 2045/).left, boxOf('button', /27 Nov 2045/).right]).toEqual([grid.left, grid.right]);
  expect(boxOf('button', /, 1 Dec 2045/).top).toBe(boxOf('button', /30 Nov 2045/).top);
  expect(widget.getAllByRole('row')).toHaveLength(5);
  expect(widget.getByRole('button', { name: /, 1 Dec 2045/ }).textContent).toMatch(/^1Dec/);
  expect(Math.round(boxOf('heading', /21 Nov 2045/).top)).toBe(Math.round(grid.top));
  expect(widget.getByText(/interested in the next 31 days/)).toBeVisible();
  expect(grid.top - element.getBoundingClientRect().top).toBeLessThanOrEqual(30);
});

test.each([
  ['beside', 1280],
  ['below', 800],
  ['in', 400],
])('choosing a low day brings its heading into sight (%s the calendar, %d px wide)', async (_, width) => {
  await page.viewport(width, 500);
  const year = 2050 + (width % 7);
  const users = Array.from({ length: 40 }, (__, at) => ({ name: `Ali ${at}`, phone: '60123456789' }));
  const gold = [{ course_list_id: 1, course: 'Gold', total: 40 }];
  const { widget } = await interestCalendar(`${year}-11-21`, { [`${year}-11-22`]: gold, [`${year}-12-20`]: gold });
  network.use(http.get(DETAIL, () => HttpResponse.json([{ course: { name: 'Gold' }, users }])));
  for (const day of [/22 Nov 20/, /20 Dec 20/]) {
    await userEvent.click(await widget.findByRole('button', { name: day }));
    await widget.findByText('Ali 0');
    const headings = () => widget.getAllByRole('heading', { name: day });
    await expect.poll(() => headings().some(isInSight), { message: String(day) }).toBe(true);
  }
});

test('after midnight the 31 days move on, and the server is asked for the new last one', async () => {
  mockedDay('2061-11-21T23:59:55+08:00');
  let requests = 0;
  network.use(http.get(SUMMARY, () => HttpResponse.json((requests++, []))));
  const { widget } = await mountHtml(interestHtml);
  await widget.findByRole('button', { name: /21 Nov 2061/ });
  const isOffered = (day: RegExp) =>
    widget
      .queryAllByRole('button', { name: day })
      .some((each: HTMLElement) => each.getAttribute('aria-disabled') !== 'true');
  expect([isOffered(/21 Nov 2061/), isOffered(/22 Dec 2061/)]).toEqual([true, false]);
  await expect.poll(() => [isOffered(/21 Nov 2061/), isOffered(/22 Dec 2061/)]).toEqual([false, true]);
  await expect.poll(() => requests).toBe(2);
});

test('loading and what has come are announced, of the calendar and of a day', async () => {
  const { widget, element } = await interestCalendar('2042-11-21');
  expect(await widget.findByText(/^\d+ interested in the next 31 days\.$/)).toBeTruthy();
  const announced = announcedIn(element.shadowRoot!);
  const day = await widget.findByRole('button', { name: /^Friday, 21 Nov 2042, 6 interested/ });
  await userEvent.click(day);
  await expect.poll(() => announced.at(-1)).toBe('6 names in 1 course.');
  expect(getComputedStyle(day.querySelector('.total')).color, 'on the tint').toBe(getComputedStyle(day).color);
  await userEvent.click(widget.getByRole('button', { name: 'Saturday, 22 Nov 2042, No interest' }));
  await expect.poll(() => announced.at(-1)).toBe('No names.');
});
