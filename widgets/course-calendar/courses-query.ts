import { academyCourses } from '../../shared/contract/calls/index.ts';
import { callAny } from '../../shared/api/index.ts';
import { queryOf } from '../../shared/runtime/server-state/index.ts';

/**
 * A team's courses in one month.
 * @param month 1 to 12
 */
export const coursesQuery = (team: string, month: number, year: number) =>
  queryOf(callAny, academyCourses, { request: { team, month, year } });
