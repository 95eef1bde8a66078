import { http } from 'msw';
import { expect, test } from 'vitest';
import { COURSES, oneCourseAMonth } from '../support/courses.ts';
import { mockedDay } from '../support/mocked-day.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, unanswered } from '../support/network.ts';
import { spaceText } from '../support/text-spacing.ts';

const calendar = '<div data-widget="course-calendar"></div>';

test('beside each other: the days end where the buttons above do, arrows are as wide as high, today is in a circle', async () => {
  mockedDay('2035-06-25T09:00:00+08:00'); // a Monday
  network.use(oneCourseAMonth(2035));
  const { widget } = await mountHtml(calendar);
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
  mockedDay('2036-06-30T09:00:00+08:00');
  network.use(oneCourseAMonth(2036));
  const { widget, element } = await mountHtml(`<div style="width: 320px">${calendar}</div>`);
  await expect.poll(() => element.shadowRoot!.querySelector('[data-told]')).toBeNull();
  expect(widget.getByRole('searchbox')).toBeVisible();
  expect(element.getBoundingClientRect().height).toBe(640); // course-calendar.reserve.css
});

test('on a phone no empty line is between the search and the month', async () => {
  mockedDay('2036-06-10T09:00:00+08:00');
  network.use(oneCourseAMonth(2036));
  const { widget } = await mountHtml(`<div style="width: 320px">${calendar}</div>`);
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
  mockedDay('2036-09-10T09:00:00+08:00');
  network.use(oneCourseAMonth(2036));
  const { widget, element } = await mountHtml(`<div style="width: ${width}px">${calendar}</div>`);
  const month = await widget.findByRole('heading', { name: 'September 2036' });
  const today = widget.getByRole('button', { name: 'Today' });
  expect(today.offsetTop, 'on one line').toBe(widget.getByRole('button', { name: 'Next month' }).offsetTop);
  expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
  spaceText(element);
  expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
  expect(element.getBoundingClientRect().right).toBeGreaterThanOrEqual(today.getBoundingClientRect().right);
});
