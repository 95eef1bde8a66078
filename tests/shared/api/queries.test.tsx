import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { roomsQuery } from '../../../widgets/room-session-booking/room-queries.ts';
import { call } from '../../../shared/api/index.ts';
import { timesQuery } from '../../../shared/booking/slots/slots-query.ts';
import { atmTimes } from '../../../shared/contract/calls/index.ts';
import { network } from '../../support/network.ts';

/** A client without repetition, so that one failure is the end. */
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
const timesOn = (day: string) =>
  timesQuery(
    { name: 'atm', times: (atm_id, date, signal) => call(atmTimes, { request: { atm_id, date }, signal }) },
    '1',
    day,
  );
const slot = (time: string) => ({ time, is_available: 1, names: [], book_by_me: false });

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
  const observer = new QueryObserver(queries, timesOn('2026-11-23'));
  const shown: unknown[] = [];
  onTestFinished(observer.subscribe(({ data }) => data && shown.push(data[0]?.time)));
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('fetching');
  observer.setOptions(timesOn('2026-11-24'));
  await expect.poll(() => shown.at(-1)).toBe('2:00 pm');
  first.resolve();
  // a whole round trip later, the late answer would have come
  await queries.fetchQuery(roomsQuery());
  expect(shown).not.toContain('10:00 am');
  expect(queries.getQueryState(timesOn('2026-11-23').queryKey), 'nothing of it is left').toBeUndefined();
});
