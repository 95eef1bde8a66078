import { interestOnDay, interestSummary } from '../../shared/contract/calls/index.ts';
import { callAny } from '../../shared/api/index.ts';
import { queryOf } from '../../shared/runtime/server-state/index.ts';

/** How many people are interested in each course, by day, for the admin calendar. */
export const interestSummaryQuery = () => queryOf(callAny, interestSummary);

/**
 * The people who are interested in the courses of a day.
 * @param date a day such as `2026-11-23`
 */
export const interestOnDayQuery = (date: string) => queryOf(callAny, interestOnDay, { params: { date } });
