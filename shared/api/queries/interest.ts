import { interestOnDay, interestSummary } from '../../contract/interest.ts';
import { read } from './read.ts';

export const interestSummaryQuery = () => read(interestSummary);
/** @param date a day such as `2026-11-23` */
export const interestOnDayQuery = (date: string) => read(interestOnDay, { params: { date } });
