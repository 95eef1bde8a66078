import { academyCourses } from '../../contract/academy.ts';
import { callAny } from '../call.ts';
import { queryOf } from './query-of.ts';

/**
 * A team's courses in one month.
 * @param month 1 to 12
 */
export const coursesQuery = (team: string, month: number, year: number) =>
  queryOf(callAny, academyCourses, { request: { team, month, year } });
