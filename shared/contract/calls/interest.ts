/** Who is interested in which course, for the admin calendar of 31 days. */
import { count, documented, endpoint, list, map, name, plainDate } from '../index.ts';
import { id, object, text } from '../../lib/schema/index.ts';

/** How many people are interested in a course on a day; `course` is its name. */
export const courseInterest = object({ course_list_id: id, course: name, total: count });

/** The people interested in a course; `course` is its name. */
const interestDetail = object({ course: name, users: list(object({ name, phone: text })) });

export const interestSummary = endpoint({
  method: 'GET',
  path: '/app/academy/interest/calendar-summary',
  answer: map(plainDate, list(courseInterest)),
  mayBeLong: true,
});
documented(interestSummary, {
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
documented(interestOnDay, {
  summary: 'List who is interested in each course on a day',
  notes: '`date` is a day such as 2026-11-23.',
  checks: 'The person is an admin, for names and telephone numbers are personal. `date` is a day.',
});
