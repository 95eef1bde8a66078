import { http, HttpResponse } from 'msw';
import { mockedDay } from './mocked-day.ts';
import { mountHtml } from './mount-html.ts';
import { network } from './network.ts';

/** The call for a month's courses. */
export const COURSES = '/app/academy/courses';
/** A course as the server sends it. */
export const course = (id: number, datetime: string, more: object = {}) => ({
  id,
  name: `Course ${id}`,
  datetime,
  fee: '199.95',
  slot_available: 5,
  total_slot: 20,
  ...more,
});

/** Every month answers with one course on its 25th, named by the month. */
export const oneCourseAMonth = (year: number) =>
  http.get(COURSES, ({ request }) => {
    const month = new URL(request.url).searchParams.get('month')?.padStart(2, '0');
    return HttpResponse.json([
      course(Number(month), `${year}-${month}-25 09:00:00`, { name: `Course of month ${month}` }),
    ]);
  });

/** A calendar at this moment, whose months have one course each. @param width of its place, in px; without one it has the page's */
export function courseCalendar(moment: string, width?: number): ReturnType<typeof mountHtml> {
  mockedDay(moment);
  network.use(oneCourseAMonth(Number(moment.slice(0, 4))));
  const calendar = '<div data-widget="course-calendar"></div>';
  return mountHtml(width === undefined ? calendar : `<div style="width: ${width}px">${calendar}</div>`);
}
