/** The academy's course calendar. */
import * as v from 'valibot';
import { count, dateTime, documented, endpoint, list, longText, name, places, price } from '../index.ts';
import { flag, id, object, optional, text } from '../../lib/schema/index.ts';

/** A course; `datetime` is `2026-11-23T09:00:00+08:00`, `fee` is sen; a fee or a number of places that is unknown is `null`. */
export const course = object({
  id,
  name: text,
  datetime: dateTime,
  fee: v.nullish(price, null),
  period: text,
  tutor_name: optional(name, null),
  room: optional(name, null),
  is_other_location: optional(flag, false),
  other_location: text,
  negeri: optional(name, null),
  other_negeri: text,
  slot_available: v.nullish(places, null),
  total_slot: v.nullish(count, null),
  description: longText,
});

export const academyCourses = endpoint({
  method: 'GET',
  path: '/app/academy/courses',
  request: object({
    team: text,
    month: v.pipe(count, v.minValue(1), v.maxValue(12)),
    year: v.pipe(count, v.minValue(1000), v.maxValue(9999)),
  }),
  answer: list(course),
});
documented(academyCourses, {
  summary: 'List the courses of a month',
  notes:
    '`team` is the fixed value `g100` (page setting `team`), `month` 1 to 12. `slot_available` 0 means Full Registered.',
  checks: '`month` is 1 to 12. The courses are those that this person may see.',
});
