import { cycled } from './random.ts';
import { dayFromToday } from './days.ts';
import { byId, type Tools } from './domain.ts';

export interface Course {
  readonly id: number;
  readonly course_list_id: number;
  readonly name: string;
  /** Kuala Lumpur's clock, as the database writes it: `2026-11-23 09:00:00`. */
  readonly datetime: string;
  /** Whole sen. */
  readonly fee_sen: number;
  readonly period: string;
  readonly tutor_name: string | null;
  readonly room: string | null;
  readonly is_other_location: boolean;
  readonly other_location: string | null;
  /** A state's code. */
  readonly negeri: string | null;
  readonly other_negeri: string | null;
  readonly total_slot: number;
  readonly description: string | null;
  /** Who has registered, by user id; before the demo began there were `registered_before`. */
  readonly registered: Set<number>;
  readonly registered_before: number;
}

const titles = [
  'Gold Savings Basics',
  'Digital Marketing for Dealers',
  'Public Speaking',
  'Counter Operations & Compliance',
  'Leadership Camp',
  'Bina Pasukan: Dari Sifar ke Seratus Dealer Aktif Dalam Masa Setahun Bersama Mentor Berpengalaman (Siri Jelajah Nusantara)',
] as const;
const startTimes = ['09:00:00', '14:30:00', '20:00:00'] as const;
const longDescription = Array.from(
  { length: 14 },
  (_, at) =>
    `Modul ${at + 1}: teori, latihan berkumpulan dan pembentangan.\nSila bawa komputer riba & borang <penyertaan>.`,
).join('\n\n');

/**
 * The academy's courses, from the month before last to eight months ahead, so that every case is there: none on some days, four
 * on others, full ones, other locations. Tomorrow always has three, one full.
 */
export function createAcademy({ clock, random, names }: Tools) {
  const courses: Course[] = [];
  const add = (day: string, isFull = courses.length % 6 === 5): void => {
    const id = 1000 + courses.length;
    const total_slot = random.pick([12, 20, 30, 100]);
    const isElsewhere = courses.length % 5 === 4;
    const list = random.integer(1, titles.length);
    courses.push({
      id,
      course_list_id: list,
      name: cycled(titles, list - 1),
      datetime: `${day} ${startTimes[courses.length % startTimes.length]}`,
      fee_sen: random.pick([0, 5_000, 19_995, 125_000]),
      period: random.pick(['1 day', '2 days', '3 hours']),
      tutor_name: courses.length % 11 === 10 ? null : names.person(),
      room: isElsewhere ? null : `Bilik ${random.pick(['Emas', 'Perak', 'Gangsa'])}`,
      is_other_location: isElsewhere,
      other_location: isElsewhere ? `Hotel Seri ${names.place()}` : null,
      negeri: isElsewhere ? null : random.pick(['10', '14', '03']),
      other_negeri: isElsewhere ? random.pick(['Sabah', 'Batam, Indonesia']) : null,
      total_slot,
      description:
        courses.length % 7 === 6
          ? longDescription
          : courses.length % 9 === 8
            ? null
            : `Kursus ${titles[list - 1]}.\nTerbuka kepada semua dealer.`,
      registered: new Set(),
      registered_before: isFull ? total_slot : random.integer(0, total_slot - 2),
    });
  };
  for (let ahead = -75; ahead <= 250; ahead += 1) {
    if (ahead === 1) [false, true, false].forEach((isFull) => add(dayFromToday(clock, 1), isFull));
    else if (ahead !== 2)
      for (let count = random.pick([0, 0, 1, 1, 2, 4]); count > 0; count -= 1) add(dayFromToday(clock, ahead));
  }
  const taken = (course: Course): number => course.registered_before + course.registered.size;

  return {
    find: (id: string | number): Readonly<Course> | undefined => byId(courses, 'id', id),
    /** The courses of a month, as they begin. @param month 1 to 12 */
    inMonth: (year: number, month: number): readonly Readonly<Course>[] => {
      const start = `${year}-${String(month).padStart(2, '0')}-`;
      return courses
        .filter(({ datetime }) => datetime.startsWith(start))
        .sort((one, other) => (one.datetime < other.datetime ? -1 : 1));
    },
    placesLeft: (course: Course): number => course.total_slot - taken(course),
    /** @returns whether the person is registered now; not when the course is full or unknown */
    register(id: string | number, userId: number): boolean {
      const course = byId(courses, 'id', id);
      if (!course) return false;
      if (!course.registered.has(userId) && taken(course) >= course.total_slot) return false;
      course.registered.add(userId);
      return true;
    },
  };
}
