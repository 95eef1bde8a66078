import { academyCourses } from '../../contract/academy.ts';
import { read } from './read.ts';

/** @param month 1 to 12 */
export const coursesQuery = (team: string, month: number, year: number) =>
  read(academyCourses, { request: { team, month, year } });
