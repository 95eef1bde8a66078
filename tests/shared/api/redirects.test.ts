import { describe, expect, it, test } from 'vitest';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { clientFor, failureOf, answering, startServer } from './http-server.ts';

const { toggleVacancy, rooms, saveOrder } = endpoints;
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const vacancy = { request: { vacancy_id: '7' } };
const order = { params: { route: '/app/order' }, request: { order: ['2', '1'] } };

/** A server that redirects every call to one page, on which nothing asks for a password. */
const redirecting = (status = 200, headers: Record<string, string> = {}) =>
  startServer((response, { url }) => {
    if (url === '/welcome')
      response.writeHead(status, { ...HTML_TYPE, ...headers }).end('<!DOCTYPE html><p>Your phone number</p>');
    else response.writeHead(302, { location: '/welcome' }).end();
  });

/** A client of a page that is redirected, or is not, and how often that was asked. */
function pageThat(isRedirected: boolean, origin: string) {
  const asked = { count: 0 };
  const call = clientFor(origin, {
    async isRedirected() {
      asked.count++;
      return isRedirected;
    },
  });
  return { call, asked };
}

describe('a write that is redirected to a page', () => {
  it('is looked at after the call was sent again, too', async () => {
    const { origin } = await startServer((response, { url }, count) => {
      if (count === 1) response.writeHead(419).end();
      else if (url === '/welcome') response.writeHead(200, HTML_TYPE).end('<!DOCTYPE html><p>Your phone number</p>');
      else response.writeHead(302, { location: '/welcome' }).end();
    });
    const tokens = ['old', 'new'];
    const call = clientFor(origin, {
      cookies: () => `XSRF-TOKEN=${tokens.shift() ?? 'new'}`,
      isRedirected: async () => true,
    });
    expect(await failureOf(call(saveOrder, order))).toMatchObject({ kind: 'session-ended' });
  });

  it('means what its status says when that is no success', async () => {
    const maintenance = await redirecting(503, { 'retry-after': '60' });
    const { call, asked } = pageThat(true, maintenance.origin);
    expect(await failureOf(call(toggleVacancy, vacancy))).toMatchObject({ kind: 'server', retryAfterSeconds: 60 });
    const missing = await redirecting(404);
    const error = await failureOf(pageThat(true, missing.origin).call(toggleVacancy, vacancy));
    expect(error).toMatchObject({ kind: 'refused', status: 404 });
    expect(error.message).toContain('It was redirected to /welcome, and most redirects turn a POST into a GET');
    expect(asked.count).toBe(0);
  });
});

test('a read that is redirected and refused keeps what its status says', async () => {
  const { origin } = await redirecting(403);
  expect((await failureOf(clientFor(origin)(rooms))).message).toBe(
    'GET /app/rooms was refused with 403. This person may not do it; check their role.',
  );
});

test('a method that is not allowed says which one the address has to answer', async () => {
  const { call } = await answering(405, {}, '');
  expect((await failureOf(call(toggleVacancy, vacancy))).message).toContain(
    'The address exists, but not for POST: register the route for it.',
  );
});
