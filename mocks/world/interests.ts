import { dayFromToday } from './days.ts';
import { many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

const courses = [
  'Gold Savings Basics',
  'Digital Marketing for Dealers',
  'Public Speaking',
  'Counter Operations & Compliance',
  'Leadership Camp',
  'Tax for Small Business',
] as const;

/**
 * Who would like which course on which day, for 60 days from today on. Today has one course with names and phone numbers that
 * are hard to show, tomorrow nobody, the day after tomorrow everything.
 */
export function createInterests({ clock, random, names }: Tools) {
  const person = () => ({ name: names.person(), phone: names.phone() });
  const onDay = (ahead: number) => {
    const date = dayFromToday(clock, ahead);
    if (ahead === 0) {
      const phones = ['+60 12-345 6789', '012-345 6788', '60123456787', 'tiada', '', '01112345678'];
      return [
        {
          date,
          course_list_id: 1,
          course: courses[0],
          users: unusualNames.map((name, at) => ({ name, phone: phones[at] ?? '' })),
        },
      ];
    }
    if (ahead === 1) return [];
    const popular = courses.filter(() => ahead === 2 || random.chance(0.3));
    return popular.map((course) => ({
      date,
      course_list_id: courses.indexOf(course) + 1,
      course,
      users: many(random.integer(1, 9), person),
    }));
  };
  const interests = many(60, (number) => onDay(number - 1)).flat();
  return {
    all: () => interests,
    onDay: (date: string) => interests.filter((each) => each.date === date),
  };
}
