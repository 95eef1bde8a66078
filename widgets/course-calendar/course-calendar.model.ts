import type * as v from 'valibot';
import type { course } from '../../shared/contract/academy.ts';
import { STATES } from '../../shared/contract/states.ts';
import type { Day } from '../../shared/lib/day.ts';
import { foldText } from '../../shared/lib/fold-text.ts';
import type { Locale } from '../../shared/lib/locale.ts';
import { type Month, monthOf } from '../../shared/lib/month.ts';

export type Course = v.InferOutput<typeof course>;

/** The day in Kuala Lumpur (D20). */
export const dayOf = ({ datetime }: Course): Day => datetime.slice(0, 10);

/** Kuala Lumpur's clock: `9:00 am`, in Malay `9:00 pagi`. */
export function timeOf({ datetime }: Course, locale: Locale): string {
  const hour = Number(datetime.slice(11, 13));
  const clock = `${hour % 12 || 12}:${datetime.slice(14, 16)}`;
  if (locale === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
  return `${clock} ${part}`;
}

const stateName = (state: string): string => STATES.find(({ code }) => code === state.padStart(2, '0'))?.name ?? state;

/** The region: that of the other location when the course is there, else the state, by its name when it comes as a code. */
export function regionOf({ is_other_location, negeri, other_negeri }: Course): string {
  const [first, second] = is_other_location ? [other_negeri, negeri] : [negeri, other_negeri];
  return stateName(first || second || '');
}

/** Where it takes place: the other location when the course is there, else the room. */
export function locationOf({ is_other_location, room, other_location }: Course): string {
  return (is_other_location ? other_location || room : room || other_location) ?? '';
}

/** 'Full Registered' exactly when the server says that no place is left; unknown is not full. */
export const isFull = ({ slot_available }: Course): boolean => slot_available === 0;

/** How many have registered; `undefined` when the server does not say. */
export function registeredOf({ slot_available, total_slot }: Course): number | undefined {
  return slot_available === null || total_slot === null ? undefined : Math.max(0, total_slot - slot_available);
}

/** The courses that contain every word searched for, in their name, tutor, region or location. */
export function matching(courses: readonly Course[], search: string): readonly Course[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return courses;
  return courses.filter((each) => {
    const text = foldText([each.name, each.tutor_name, regionOf(each), locationOf(each)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The courses of a month by day, each day's as they begin. What another month's answer may contain besides is left out. */
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

/** The page on which one registers. @param base the page setting `api_base` */
export const registerPath = (id: string, base = ''): string =>
  `${base.replace(/\/$/, '')}/app/academy/register/${encodeURIComponent(id)}`;
