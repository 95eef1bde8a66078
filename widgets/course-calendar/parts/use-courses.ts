import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coursesQuery } from '../../../shared/api/queries/academy.ts';
import { addMonths, type Month } from '../../../shared/lib/month.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';

/** How long an answer counts as fresh, ms: paging back and forth asks once. */
const FRESH_MS = 60_000;

function queryOf(month: Month) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { ...coursesQuery(pageSettings().team, number, year), staleTime: FRESH_MS };
}

/**
 * The courses of a month. Each month is a question of its own, so a late answer for another one is never shown (W9). Its
 * neighbours are fetched ahead. Coming back from the registration's tab asks anew.
 */
export function useCourses(month: Month) {
  const client = useQueryClient();
  const courses = useQuery({ ...queryOf(month), refetchOnWindowFocus: 'always' });
  const { isSuccess } = courses;
  useEffect(() => {
    if (!isSuccess) return;
    for (const neighbour of [addMonths(month, 1), addMonths(month, -1)])
      unawaited(client.prefetchQuery({ ...queryOf(neighbour), retry: false }));
  }, [client, month, isSuccess]);
  return courses;
}
