import { academyCourses, interestOnDay, interestSummary } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** The course calendar and the interest calendar, in the spellings of a real backend (W11, W13). */
export const academyHandlers: Domain = (setting) => [
  handle(academyCourses, setting, ({ world, input: { team, year, month } }) =>
    json(
      team !== 'g100'
        ? []
        : world.academy
            .inMonth(year, month)
            .map(
              (
                {
                  fee_sen,
                  registered: _registered,
                  registered_before: _before,
                  course_list_id: _list,
                  tutor_name,
                  ...course
                },
                at,
              ) => ({
                ...course,
                // decimals and counts come as texts, flags as numbers, people as texts or objects
                fee: (fee_sen / 100).toFixed(2),
                tutor_name: tutor_name !== null && at % 2 === 1 ? { name: tutor_name } : tutor_name,
                is_other_location: course.is_other_location ? 1 : 0,
                // it is one of the world's courses
                slot_available: String(world.academy.placesLeft(world.academy.find(course.id)!)),
              }),
            ),
    ),
  ),
  handle(interestSummary, setting, ({ world }) => {
    const days = Map.groupBy(world.interests.all(), ({ date }) => date);
    // PHP writes an empty map as a list
    if (days.size === 0) return json([]);
    return json(
      Object.fromEntries(
        [...days].map(([date, entries]) => [
          date,
          entries.map(({ course_list_id, course, users }) => ({
            course_list_id,
            course: { name: course },
            total: users.length,
          })),
        ]),
      ),
    );
  }),
  handle(interestOnDay, setting, ({ world, params }) =>
    json(
      world.interests.onDay(params.date).map(({ course, users }) => ({ course: { name: course }, users: [...users] })),
    ),
  ),
];
