/** Who is interested in which course, for the admin calendar of 31 days. */
import { list, map, name } from './collections.ts';
import { plainDate } from './dates.ts';
import { documented } from './documented.ts';
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';
import { count, id, text } from './values.ts';

/** How many people are interested in a course on a day; `course` is its name. */
export const courseInterest = object({ course_list_id: id, course: name, total: count });

/** The people interested in a course; `course` is its name. */
export const interestDetail = object({ course: name, users: list(object({ name, phone: text })) });

export const interestSummary = endpoint({
  method: 'GET',
  path: '/app/academy/interest/calendar-summary',
  answer: map(plainDate, list(courseInterest)),
  mayBeLong: true,
});
WIRE: documented(interestSummary, {
  summary: 'Count who is interested in each course, by day',
  notes:
    'Days without interest may be missing, and days that are not shown may be there. `course` is an object with `name`, or the bare name (W13).',
  checks: 'The person is an admin.',
});

export const interestOnDay = endpoint({
  method: 'GET',
  path: '/app/academy/interest/calendar-detail/{date}',
  answer: list(interestDetail),
});
WIRE: documented(interestOnDay, {
  summary: 'List who is interested in each course on a day',
  notes: '`date` is a day such as 2026-11-23.',
  checks: 'The person is an admin, for names and telephone numbers are personal. `date` is a day.',
});
