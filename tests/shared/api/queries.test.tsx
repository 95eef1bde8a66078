import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { coursesQuery } from '../../../widgets/course-calendar/courses-query.ts';
import { interestOnDayQuery, interestSummaryQuery } from '../../../widgets/interest-calendar/interest-queries.ts';
import { roomCalendarQuery, roomPeopleQuery, roomsQuery } from '../../../widgets/room-session-booking/room-queries.ts';
import { atmTimesQuery, roomTimesQuery } from '../../../shared/booking/slots/slots-query.ts';
import { network } from '../../support/network.ts';

/** A client without repetition, so that one failure is the end. */
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
const slot = (time: string) => ({ time, is_available: 1, names: [], book_by_me: false });

it('asks the calls of the contract, each under a key of its own', async () => {
  const requests: string[] = [];
  network.use(
    http.all('*/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (!/^\/(app|api)\//.test(pathname)) return undefined;
      requests.push(
        `${request.method} ${pathname}${search}${request.method === 'POST' ? ` ${await request.text()}` : ''}`,
      );
      return new HttpResponse(null, { status: 404 });
    }),
  );
  const queries = [
    interestSummaryQuery(),
    interestOnDayQuery('2026-11-23'),
    coursesQuery('g100', 11, 2026),
    atmTimesQuery('1', '2026-11-23'),
    roomTimesQuery('1', '2026-11-23'),
    roomsQuery(),
    roomCalendarQuery('1'),
    roomPeopleQuery('1', '2026-11-23'),
  ];
  for (const query of queries)
    await expect(client().fetchQuery(query as ReturnType<typeof roomsQuery>)).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
    });
  expect(requests).toEqual([
    'GET /app/academy/interest/calendar-summary',
    'GET /app/academy/interest/calendar-detail/2026-11-23',
    'GET /app/academy/courses?team=g100&month=11&year=2026',
    'POST /app/atm/time {"atm_id":"1","date":"2026-11-23"}',
    'POST /app/room/time {"room_id":"1","date":"2026-11-23"}',
    'GET /app/rooms',
    'GET /app/room-calendar/1',
    'GET /app/room-people/1/2026-11-23',
  ]);
  expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length);
});

it('never shows the late answer for a choice that was left, and gives that request up (W9)', async () => {
  const first = Promise.withResolvers<void>();
  network.use(
    http.get('/app/rooms', () => HttpResponse.json([])),
    http.post('/app/atm/time', async ({ request }) => {
      const { date } = (await request.json()) as { date: string };
      if (date === '2026-11-24') return HttpResponse.json([slot('2:00 pm')]);
      await first.promise;
      return HttpResponse.json([slot('10:00 am')]);
    }),
  );
  const queries = client();
  const observer = new QueryObserver(queries, atmTimesQuery('1', '2026-11-23'));
  const shown: unknown[] = [];
  onTestFinished(observer.subscribe(({ data }) => data && shown.push(data[0]?.time)));
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('fetching');
  observer.setOptions(atmTimesQuery('1', '2026-11-24'));
  await expect.poll(() => shown.at(-1)).toBe('2:00 pm');
  first.resolve();
  // a whole round trip later, the late answer would have come
  await queries.fetchQuery(roomsQuery());
  expect(shown).not.toContain('10:00 am');
  expect(queries.getQueryState(atmTimesQuery('1', '2026-11-23').queryKey), 'nothing of it is left').toBeUndefined();
});
