import { queryOf, useQuery, useQueryClient } from '../../../shared/runtime/server-state/index.ts';
import { useEffect } from 'react';
import { academyCourses } from '../../../shared/contract/calls/index.ts';
import { callAny } from '../../../shared/api/index.ts';
import { type Month, addMonths, monthParts } from '../../../shared/lib/index.ts';
import { pageSettings, unawaited } from '../../../shared/page/index.ts';

/** How long an answer counts as fresh, in ms, so that going to a month and back does not request it again. */
const FRESH_MS = 60_000;

function coursesQuery(of: Month) {
  const [year, month] = monthParts(of);
  const { team } = pageSettings();
  return { ...queryOf(callAny, academyCourses, { request: { team, month, year } }), staleTime: FRESH_MS };
}

/**
 * The courses of a month, a query each, so that a late answer is never shown for another month (W9). Coming back from the
 * registration in another tab requests them again.
 */
export function useCourses(month: Month) {
  const client = useQueryClient();
  const courses = useQuery({ ...coursesQuery(month), refetchOnWindowFocus: 'always' });
  const { isSuccess } = courses;
  useEffect(() => {
    if (!isSuccess) return;
    for (const neighbour of [addMonths(month, 1), addMonths(month, -1)])
      unawaited(client.prefetchQuery({ ...coursesQuery(neighbour), retry: false }));
  }, [client, month, isSuccess]);
  return courses;
}
