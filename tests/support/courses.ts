import { http, HttpResponse } from 'msw';

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
