import { interestOnDay, interestSummary } from '../../contract/interest.ts';
import { callAny } from '../call.ts';
import { queryOf } from './query-of.ts';

export const interestSummaryQuery = () => queryOf(callAny, interestSummary);
/** @param date a day such as `2026-11-23` */
export const interestOnDayQuery = (date: string) => queryOf(callAny, interestOnDay, { params: { date } });
