import { waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { COURSES, course, courseCalendar, oneCourseAMonth } from '../support/courses.ts';
import { mockedDay, setClock } from '../support/mocked-day.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, unanswered } from '../support/network.ts';
import { spaceText } from '../support/text-spacing.ts';

const calendar = '<div data-widget="course-calendar"></div>';

/** It is 21 November of this year, a month that has these courses; the others have none. @returns what is asked for */
function serveNovember(year: string, courses: object[]): object[] {
  mockedDay(`${year}-11-21T09:00:00+08:00`);
  const asked: object[] = [];
  network.use(
    http.get(COURSES, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return HttpResponse.json(query.month === '11' ? courses : []);
    }),
  );
  return asked;
}

test('a day lists its courses with everything known of them', async () => {
  const asked = serveNovember('2030', [
    course(7, '2030-11-22 14:30:00', {
      name: 'Gold Basics',
      period: '2 days',
      tutor_name: { name: 'Kavitha' },
      room: 'Bilik Emas',
      negeri: '10',
      description: 'Line one\nLine two',
    }),
    course(8, '2030-11-22 09:00:00', {
      is_other_location: '1',
      other_location: 'Hotel Seri',
      other_negeri: 'Sabah',
      slot_available: 0,
      fee: null,
    }),
  ]);
  const { widget } = await mountHtml(calendar);
  await userEvent.click(await widget.findByRole('button', { name: 'Friday, 22 Nov 2030, 2 courses' }));
  const day = within(widget.getByRole('region', { name: 'Friday, 22 Nov 2030' }));
  expect(asked).toContainEqual({ team: 'g100', month: '11', year: '2030' });
  // the code of a day's courses is loaded late
  const [full, gold] = await day.findAllByRole('listitem');
  expect(full?.textContent).toMatch(/Sabah.*Hotel Seri.*Full Registered/);
  expect(within(full!).queryByRole('link')).toBeNull();
  expect(full?.querySelector('.fee')?.textContent, 'a missing fee is not free').toBe('Total fee–');
  expect(
    [...gold!.querySelectorAll('.region, h4, dd')].map((fact) => fact.textContent),
    'in the order of part 2',
  ).toEqual([
    'Selangor',
    'Gold Basics',
    '22 Nov, 2:30 pm',
    'RM\u00a0199.95',
    '2 days',
    'Kavitha',
    'Bilik Emas',
    '15 / 20',
  ]);
  const register = within(gold!).getByRole<HTMLAnchorElement>('link', {
    name: 'Register: Gold Basics (opens in a new tab)',
  });
  expect(register).toHaveAttribute('href', '/app/academy/register/7');
  expect([register.target, register.rel]).toEqual(['_blank', 'noopener']);
  await userEvent.click(within(gold!).getByRole('button', { name: 'Show Description' }));
  const dialog = await widget.findByRole('dialog', { name: 'Gold Basics' });
  expect(dialog.querySelector('.description')?.textContent).toBe('Line one\nLine two');
});

test('days without courses show a message; past days cannot be chosen', async () => {
  const { widget } = await courseCalendar('2031-11-21T09:00:00+08:00');
  await widget.findByRole('button', { name: 'Tuesday, 25 Nov 2031, 1 course' });
  await userEvent.click(widget.getByRole('button', { name: 'Wednesday, 26 Nov 2031' }));
  expect(await widget.findByText('No courses available for this date.')).toBeVisible();
  const yesterday = widget.getByRole('button', { name: 'Thursday, 20 Nov 2031, cannot be chosen' });
  expect(yesterday).toHaveAttribute('aria-disabled', 'true');
  yesterday.click();
  expect(widget.queryByRole('region', { name: 'Thursday, 20 Nov 2031' })).toBeNull();
});

test('the chosen day closes when it is over, so that nobody registers for its courses any more', async () => {
  const { widget } = await courseCalendar('2039-11-25T09:00:00+08:00');
  await userEvent.click(await widget.findByRole('button', { name: 'Friday, 25 Nov 2039, 1 course' }));
  expect(await widget.findByRole('link', { name: /^Register/ })).toBeVisible();
  setClock('2039-11-26T00:00:01+08:00');
  dispatchEvent(new Event('focus')); // as when the person comes back to the page
  expect(await widget.findByRole('button', { name: 'Friday, 25 Nov 2039, cannot be chosen' })).toBeVisible();
  expect(widget.queryByRole('link', { name: /^Register/ })).toBeNull();
});

test('the grid by keyboard: one tab stop, arrows, Home, End, Page Up, Page Down, Enter', async () => {
  const { widget } = await courseCalendar('2032-11-19T09:00:00+08:00'); // a Friday
  const grid = within(widget.getByRole('grid', { name: 'November 2032' }));
  expect(grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
  const day = grid.getByRole('button', { name: 'Friday, 19 Nov 2032' });
  expect(day).toHaveAttribute('aria-current', 'date');
  day.focus();
  const label = (): string | null | undefined => focusedElement()?.lastElementChild?.textContent;
  for (const [key, name] of [
    ['ArrowRight', 'Saturday, 20 Nov 2032'],
    ['ArrowDown', 'Saturday, 27 Nov 2032'],
    ['Home', 'Monday, 22 Nov 2032'],
    ['End', 'Sunday, 28 Nov 2032'],
    ['ArrowUp', 'Sunday, 21 Nov 2032'],
    ['ArrowLeft', 'Saturday, 20 Nov 2032'],
    ['PageDown', 'Monday, 20 Dec 2032'],
    ['PageUp', 'Saturday, 20 Nov 2032'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(label).toBe(name);
  }
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByRole('region', { name: 'Saturday, 20 Nov 2032' })).toBeVisible();
  expect(widget.getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', '2032-11-20');
});

test('the search filters the month and shows how many match', async () => {
  serveNovember('2033', [
    course(9, '2033-11-18 09:00', { name: 'Gold of last week' }), // it is over
    course(1, '2033-11-22 09:00', { name: 'Gold Basics' }),
    course(2, '2033-11-22 08:00', { name: 'Public Speaking' }),
    course(2, '2033-11-22 08:30', { name: 'Public Speaking' }), // a course may have two times on a day
    course(3, '2033-11-24 10:00', { name: 'Gold Camp' }),
  ]);
  const { widget } = await mountHtml(calendar);
  await userEvent.click(await widget.findByRole('button', { name: 'Tuesday, 22 Nov 2033, 3 courses' }));
  await userEvent.fill(widget.getByRole('searchbox', { name: 'Search courses...' }), 'GOLD');
  expect(await widget.findByText('2 upcoming courses match in November 2033.')).toBeVisible();
  expect(widget.getByRole('button', { name: 'Tuesday, 22 Nov 2033, 1 course' })).toBeVisible();
  expect(widget.queryByRole('heading', { name: 'Public Speaking' })).toBeNull();
  expect(widget.getByText('2 courses of this day do not match the search.')).toBeVisible();
  await userEvent.fill(widget.getByRole('searchbox'), 'silver');
  expect(await widget.findByText(/^No upcoming course of this month matches the search/)).toBeVisible();
  expect(widget.getByText('3 courses of this day do not match the search.')).toBeVisible();
  expect(widget.queryByText('No courses available for this date.'), 'there are some').toBeNull();
});

test('paging fast never shows the courses of another month', async () => {
  const { widget } = await courseCalendar('2034-05-10T09:00:00+08:00');
  network.use(
    http.get(COURSES, async ({ request }) => {
      const month = Number(new URL(request.url).searchParams.get('month'));
      await delay(month === 5 ? 0 : 400 - month * 40); // a later month is answered sooner
    }),
  );
  const next = widget.getByRole('button', { name: 'Next month' });
  for (let times = 0; times < 4; times += 1) await userEvent.click(next);
  await userEvent.click(widget.getByRole('button', { name: 'Previous month' }));
  expect(widget.getByRole('heading', { name: 'August 2034' })).toBeVisible();
  await userEvent.click(await widget.findByRole('button', { name: 'Friday, 25 Aug 2034, 1 course' }));
  expect(await widget.findByRole('heading', { name: 'Course of month 08' })).toBeVisible();
  expect(widget.queryByRole('heading', { name: /Course of month (?!08)/ })).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Today' }));
  expect(widget.getByRole('heading', { name: 'May 2034' })).toBeVisible();
  expect(widget.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [1280, 2035],
  [320, 2037],
])('with %i px a failed request shows an error with a retry, and nothing else', async (width, year) => {
  mockedDay(`${year}-06-10T09:00:00+08:00`);
  network.use(http.get(COURSES, () => new HttpResponse(null, { status: 404 })));
  const { widget, element } = await mountHtml(`<div style="width: ${width}px">${calendar}</div>`);
  const alert = await widget.findByRole('alert');
  expect(widget.queryByText('Loading the courses…')).toBeNull();
  expect(widget.queryByText('Choose a day to see its courses.'), 'there is nothing to choose').toBeNull();
  network.use(oneCourseAMonth(year));
  within(alert).getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByRole('button', { name: new RegExp(`25 Jun ${year}, 1 course`) })).toBeVisible();
  await waitFor(() => expect(widget.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(element); // the focus is still in the calendar
});

test('with 320 px it is a month grid with the list of the chosen day below it, any future day can be chosen, and nothing scrolls sideways (D30)', async () => {
  const { widget, place } = await courseCalendar('2036-06-10T09:00:00+08:00', 320);
  const day = await widget.findByRole('button', { name: 'Wednesday, 25 Jun 2036, 1 course' });
  const grid = widget.getByRole('grid', { name: 'June 2036' });
  expect(within(grid).getAllByRole('button')).toHaveLength(30);
  expect(day.innerText.trim().replace(/\s+/g, ' ')).toMatch(/^25 1/);
  await userEvent.click(day);
  const heading = await widget.findByRole('heading', { name: 'Course of month 06' });
  expect(heading.getBoundingClientRect().top).toBeGreaterThan(grid.getBoundingClientRect().bottom);
  await userEvent.click(widget.getByRole('button', { name: 'Thursday, 26 Jun 2036' }));
  expect(await widget.findByText('No courses available for this date.')).toBeVisible();
  for (const each of [place.querySelector('[data-widget]')!, ...widget.getAllByRole('button', { name: /Jun 2036/ })])
    expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth || 320);
  await userEvent.fill(widget.getByRole('searchbox'), 'silver');
  // seen only once: the sentence beside the search is for screen readers here
  const sentences = await widget.findAllByText(/match(es)? /);
  expect(sentences.filter((each: Element) => getComputedStyle(each).clipPath === 'none')).toHaveLength(1);
});

test.each([360, 1280])(
  'with %i px a month without courses, and a search without any, say what to do next and do not ask to choose',
  async (width) => {
    await page.viewport(width, 640);
    serveNovember('2030', [course(7, '2030-11-22 14:30:00')]);
    const { widget } = await mountHtml(calendar);
    expect(await widget.findByRole('button', { name: /^Friday, 22 Nov 2030.*1 course$/ })).toBeVisible();
    await userEvent.fill(widget.getByRole('searchbox'), 'zzzz');
    expect(await widget.findByText('Try other words, or look at another month.')).toBeVisible();
    const sentences = widget.getAllByText(/^No upcoming course of this month matches/);
    expect(sentences.filter((each: Element) => getComputedStyle(each).clipPath === 'none')).toHaveLength(1);
    await userEvent.clear(widget.getByRole('searchbox'));
    await userEvent.click(widget.getByRole('button', { name: 'Next month' }));
    expect(await widget.findByText('Look at another month.')).toBeVisible();
    expect(widget.getByText('No courses are coming up this month.')).toBeVisible();
    expect(widget.queryByText('Choose a day to see its courses.')).toBeNull();
  },
);

test('beside each other: the days end where the buttons above do, arrows are as wide as high, today is in a circle', async () => {
  const { widget } = await courseCalendar('2035-06-25T09:00:00+08:00'); // a Monday
  const day = await widget.findByRole('button', { name: /25 Jun 2035/ });
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const button = (name: string): DOMRect => boxOf(widget.getByRole('button', { name }));
  expect(boxOf(day).left).toBe(button('Previous month').left);
  expect(boxOf(widget.getByRole('button', { name: /1 Jul 2035|24 Jun 2035/ })).right).toBe(button('Today').right);
  for (const arrow of ['Previous month', 'Next month'])
    expect([button(arrow).width, button(arrow).height], arrow).toEqual([44, 44]);
  const number = boxOf(day.querySelector('.ui-day-number'));
  expect([number.width, number.height]).toEqual([24, 24]);
});

test('on a phone the last day of a month leaves what follows the calendar where it was', async () => {
  const { widget, element } = await courseCalendar('2036-06-30T09:00:00+08:00', 320);
  await expect.poll(() => element.shadowRoot!.querySelector('[data-told]')).toBeNull();
  expect(widget.getByRole('searchbox')).toBeVisible();
  expect(element.getBoundingClientRect().height).toBe(640); // course-calendar.reserve.css
});

test('on a phone no empty line is between the search and the month', async () => {
  const { widget } = await courseCalendar('2036-06-10T09:00:00+08:00', 320);
  await widget.findByRole('button', { name: /Wednesday, 25 Jun 2036/ });
  const search = widget.getByRole('searchbox').getBoundingClientRect();
  const month = widget.getByRole('button', { name: 'Previous month' }).getBoundingClientRect();
  expect(month.top - search.bottom).toBe(12);
  expect(search.width).toBe(320);
});

test('on a phone a month that is on its way keeps the place that the page had for it', async () => {
  mockedDay('2037-06-10T09:00:00+08:00');
  network.use(http.get(COURSES, unanswered));
  const { widget, element } = await mountHtml(`<div style="width: 320px">${calendar}</div>`);
  await widget.findByText('Loading the courses…');
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(640);
});

test.each([288, 328])('in %d px the month is not cut where the person wants space between letters', async (width) => {
  const { widget, element } = await courseCalendar('2036-09-10T09:00:00+08:00', width);
  const month = await widget.findByRole('heading', { name: 'September 2036' });
  const today = widget.getByRole('button', { name: 'Today' });
  expect(today.offsetTop, 'on one line').toBe(widget.getByRole('button', { name: 'Next month' }).offsetTop);
  expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
  spaceText(element);
  expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
  expect(element.getBoundingClientRect().right).toBeGreaterThanOrEqual(today.getBoundingClientRect().right);
});

test('on a phone a chosen day shows how to register, below a month of six weeks and what a page has above', async () => {
  await page.viewport(360, 740);
  mockedDay('2038-08-01T09:00:00+08:00');
  network.use(http.get(COURSES, () => HttpResponse.json([course(1, '2038-08-31 14:30', { negeri: '10' })])));
  const { widget } = await mountHtml(`<div style="height: 166px"></div>${calendar}`);
  const day = await widget.findByRole('button', { name: /31 Aug 2038, 1 course/ });
  await userEvent.click(day);
  await expect.poll(() => widget.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(740); // "Register"
  expect(day.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('on a phone the coming days with courses are below the month until one is chosen, there or in the month', async () => {
  const { widget, place } = await courseCalendar('2040-06-10T09:00:00+08:00', 320);
  const changed = vi.fn();
  place.addEventListener('dw:change', changed);
  await widget.findByRole('button', { name: /^25 Jun/ });
  expect(widget.getByText('Choose a day to see its courses.'), 'it says so itself').not.toBeVisible();
  expect(changed, 'the person has chosen nothing').not.toHaveBeenCalled();
  await userEvent.fill(widget.getByRole('searchbox'), 'nothing like it');
  expect(widget.queryByRole('button', { name: /^25 Jun/ })).toBeNull();
  await userEvent.fill(widget.getByRole('searchbox'), '');
  await userEvent.click(await widget.findByRole('button', { name: /^25 Jun/ }));
  expect(await widget.findByRole('region', { name: 'Monday, 25 Jun 2040' })).toBeVisible();
  expect(focusedElement()?.parentElement).toHaveAttribute('data-day', '2040-06-25');
  expect(changed).toHaveBeenCalledOnce();
});
