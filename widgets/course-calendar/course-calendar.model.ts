import type * as v from 'valibot';
import type { course } from '../../shared/contract/calls/index.ts';
import { REGISTER_PAGE, STATES, pathTo, stateCode } from '../../shared/contract/index.ts';
import {
  type Day,
  type Locale,
  type Month,
  foldText,
  monthOf,
  searchWords,
  shortDate,
} from '../../shared/lib/index.ts';

export type Course = v.InferOutput<typeof course>;

/** The course's day in Kuala Lumpur (D20). */
export const dayOf = ({ datetime }: Course): Day => datetime.slice(0, 10);

/**
 * The course's day and time in Kuala Lumpur: `23 Nov, 9:00 am`; the day's heading has the whole date. No course begins at midnight: backends
 * that keep only the day send that, and the day alone is shown.
 */
export function whenOf(course: Course, locale: Locale): string {
  const [day, time] = [shortDate(dayOf(course), locale), course.datetime.slice(11, 16)];
  return time === '00:00' ? day : `${day}, ${clockWords(time, locale)}`;
}

/** @returns of `09:00`: `9:00 am`, in Malay `9:00 pagi` */
function clockWords(time: string, locale: Locale): string {
  const hour = Number(time.slice(0, 2));
  const clock = `${hour % 12 || 12}:${time.slice(3)}`;
  if (locale === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
  return `${clock} ${part}`;
}

const stateName = (state: string): string => STATES.find(({ code }) => code === stateCode(state))?.name ?? state;

/** The course's region: that of the other location if it takes place there, else the state, by name where the server sends a code. */
export function regionOf({ is_other_location, negeri, other_negeri }: Course): string {
  const [first, second] = is_other_location ? [other_negeri, negeri] : [negeri, other_negeri];
  return stateName(first || second || '');
}

/** The course's place: the other location if it takes place there, else the room. */
export function locationOf({ is_other_location, room, other_location }: Course): string {
  return is_other_location ? other_location || room : room || other_location;
}

/** Whether the server says that no place is left ('Full Registered'). An unknown number is not full. */
export const isFull = ({ slot_available }: Course): boolean => slot_available === 0;

/** The number of people who have registered; `undefined` if the server does not send it. */
export function registeredOf({ slot_available, total_slot }: Course): number | undefined {
  return slot_available === null || total_slot === null ? undefined : Math.max(0, total_slot - slot_available);
}

/** The courses whose name, tutor, region or location contains every word of the search. */
export function matching(courses: readonly Course[], search: string): readonly Course[] {
  const words = searchWords(search);
  if (words.length === 0) return courses;
  return courses.filter((each) => {
    const text = foldText([each.name, each.tutor_name, regionOf(each), locationOf(each)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The courses of a month by day, sorted by start. Courses of other months in the answer are dropped. */
export function byDay(courses: readonly Course[], month: Month): ReadonlyMap<Day, readonly Course[]> {
  const days = new Map<Day, Course[]>();
  for (const each of [...courses].sort((one, other) =>
    one.datetime < other.datetime ? -1 : one.datetime > other.datetime ? 1 : 0,
  )) {
    const day = dayOf(each);
    if (monthOf(day) === month) days.set(day, [...(days.get(day) ?? []), each]);
  }
  return days;
}

/** Path of the page for registering for a course. */
export const registerPath = (id: string): string => pathTo(REGISTER_PAGE, { id });
