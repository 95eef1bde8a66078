import { describe, expect, it } from 'vitest';
import { errorText } from '../../../shared/runtime/failures/error-text.ts';
import { BrokenFetchError } from '../../../shared/api/errors/broken-fetch-error.ts';
import type { ValidationError } from '../../../shared/api/errors/validation-error.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { answering, clientFor, failureOf, startServer } from './http-server.ts';

const { toggleVacancy, registerDealer, rooms } = endpoints;
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const vacancy = { request: { vacancy_id: '7' } };

describe('an ended session (W4)', () => {
  it.each([401, 419])('%i', async (status) => {
    const { call, seen } = await answering(status, JSON_TYPE, '{"message":"Unauthenticated."}');
    const error = await failureOf(call(toggleVacancy, vacancy));
    expect(error).toMatchObject({ name: 'SessionEndedError', kind: 'session-ended', status });
    expect(error.message).toContain(
      `POST /app/admin/vacancy/toggle was not carried out: the session has ended (status ${status}). Reload the page and log in again.`,
    );
    expect(errorText(error, 'ms')).toBe('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.');
    expect(seen).toHaveLength(1);
  });

  it('is not what a redirect to a real answer means', async () => {
    const { origin } = await startServer((response, { url }) => {
      if (url === '/moved') response.writeHead(200, JSON_TYPE).end('[]');
      else response.writeHead(302, { location: '/moved' }).end();
    });
    expect(await clientFor(origin)(rooms)).toEqual([]);
  });
});

describe('419 and the cookie (W4)', () => {
  const expiredOnce = () =>
    startServer((response, _, count) =>
      response.writeHead(count === 1 ? 419 : 200, JSON_TYPE).end(count === 1 ? '{}' : 'true'),
    );

  it('is sent once more when the cookie has changed since, with the new token', async () => {
    const { origin, seen } = await expiredOnce();
    const cookies = () => `XSRF-TOKEN=${seen.length === 0 ? 'old' : 'new'}`;
    expect(await clientFor(origin, { cookies })(toggleVacancy, vacancy)).toBe(true);
    expect(seen.map(({ headers, body }) => [headers['x-xsrf-token'], body])).toEqual([
      ['old', '{"vacancy_id":"7"}'],
      ['new', '{"vacancy_id":"7"}'],
    ]);
  });

  it.each([200, 403, 422, 500])(
    'is sent once when the answer is %i, although it has changed the cookie',
    async (status) => {
      const { origin, seen } = await startServer((response) => response.writeHead(status, JSON_TYPE).end('true'));
      const cookies = () => `XSRF-TOKEN=${seen.length}`; // Laravel's is another one with every answer
      await clientFor(origin, { cookies })(toggleVacancy, vacancy).catch(() => {});
      expect(seen).toHaveLength(1);
    },
  );

  it('is not sent a third time, however often the cookie changes', async () => {
    const { origin, seen } = await startServer((response) => response.writeHead(419).end());
    const cookies = () => `XSRF-TOKEN=${seen.length}`;
    expect(await failureOf(clientFor(origin, { cookies })(toggleVacancy, vacancy))).toMatchObject({ status: 419 });
    expect(seen).toHaveLength(2);
  });
});

describe('refused input (422)', () => {
  const person = {
    request: { name: '', pg_code: 'PG12345', phone: '60123456789', email: 'a@b.my', upline_fmd_id: '1' },
  };

  it('carries the messages of each field, also under dotted keys', async () => {
    const errors = {
      phone: ['Nombor telefon telah digunakan.', 'Terlalu pendek.'],
      'data.0.slots.2': ['Penuh.'],
      name: 'Sila isi nama.',
    };
    const { call } = await answering(
      422,
      JSON_TYPE,
      JSON.stringify({ message: 'The given data was invalid.', errors }),
    );
    // the server refused with 422
    const error = (await failureOf(call(registerDealer, person))) as unknown as ValidationError;
    expect(error.name).toBe('ValidationError');
    expect(error.fields).toEqual({
      phone: ['Nombor telefon telah digunakan.', 'Terlalu pendek.'],
      'data.0.slots.2': ['Penuh.'],
      name: ['Sila isi nama.'],
    });
    expect(error.message).toBe(
      'POST /app/plt/register was refused with 422: phone: Nombor telefon telah digunakan; data.0.slots.2: Penuh; name: Sila isi nama. Correct what was entered and send it again.',
    );
    expect(errorText(error, 'ms')).toBe('Nombor telefon telah digunakan.');
  });

  it.each(['', '{"message":"Bad"}', '{"errors":null}', '{"errors":{"phone":[]}}', '{"errors":["x"]}'])(
    'survives the body %j',
    async (body) => {
      const { call } = await answering(422, JSON_TYPE, body);
      const error = await failureOf(call(registerDealer, person));
      expect(error).toMatchObject({ kind: 'validation', status: 422 });
      expect(errorText(error, 'en')).toMatch(/^(Please check what you have entered\.|x)$/);
    },
  );
});

it('a 422 with many fields names ten of them', async () => {
  const errors = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`rows.${i}`, ['No.']]));
  const { call } = await answering(422, JSON_TYPE, JSON.stringify({ errors }));
  const error = await failureOf(call(toggleVacancy, vacancy));
  expect(error.message).toMatch(/rows\.9: No; and 290 more\. Correct what/);
  expect(Object.keys(error.fields as object)).toHaveLength(300);
});

describe('limits and faults (W5)', () => {
  it.each([
    ['30', 'Please try again in 30 seconds.'],
    ['Mon, 23 Nov 2026 01:05:00 GMT', 'Please try again in 5 minutes.'], // counted from the server's clock
    [undefined, 'Please try again in a moment.'],
    ['5400', 'Please try again in 90 minutes.'],
    ['5401', 'Please try again in 2 hours.'],
    ['86399', 'Please try again in 24 hours.'],
    ['86400', 'Please try again later.'],
    ['9'.repeat(400), 'Please try again later.'],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 'Please try again later.'],
  ])('429 with Retry-After: %s is "%s"', async (wait, sentence) => {
    const headers: Record<string, string> = wait ? { 'retry-after': wait, date: 'Mon, 23 Nov 2026 01:00:00 GMT' } : {};
    const { call } = await answering(429, headers, '');
    const error = await failureOf(call(toggleVacancy, vacancy));
    expect(error.name).toBe('TooManyRequestsError');
    if (wait === '30') expect(error.message).toContain('Wait 30 s, then try again.');
    expect(errorText(error, 'en')).toBe(`Too many attempts. ${sentence}`);
  });

  it.each([
    [413, 'too-large', 'The file or the information sent is too large. Please make it smaller first.'],
    [403, 'refused', 'You are not allowed to do this.'],
    [404, 'refused', 'This could not be found. Please reload the page.'],
    [
      409,
      'refused',
      'The server did not accept this request. Please reload the page and try again, or contact us if it still fails.',
    ],
    [500, 'server', 'The server has a problem. Please try again in a moment.'],
  ])('%i is "%s"', async (status, kind, sentence) => {
    const { call } = await answering(status, HTML_TYPE, '<html>Error</html>');
    const error = await failureOf(call(rooms));
    expect(error).toMatchObject({ kind, status, call: 'GET /app/rooms' });
    expect(error.message).toMatch(
      new RegExp(`^GET /app/rooms (was refused|failed on the server) with ${status}.+\\.$`),
    );
    expect(errorText(error, 'en')).toBe(sentence);
  });

  it('a reset connection', async () => {
    const { origin } = await startServer((response) => response.socket!.resetAndDestroy());
    const error = await failureOf(clientFor(origin)(rooms));
    expect(error).toMatchObject({ kind: 'network', call: 'GET /app/rooms' });
    expect(error.message).toMatch(
      /^GET \/app\/rooms got no complete answer: the connection failed, or a redirect led to another origin \(.+\)\. .+ Check the connection, then try again\.$/,
    );
    expect(errorText(error, 'ms')).toBe('Sambungan terputus. Sila semak internet anda dan cuba lagi.');
  });

  it('a page that breaks its own requests says whom to tell', () => {
    const error = new BrokenFetchError('GET /app/rooms', {});
    expect(errorText(error, 'ms')).toBe(
      'Ada sesuatu yang tidak kena pada halaman ini. Sila muat semula halaman dan cuba lagi, atau hubungi kami jika masih gagal.',
    );
  });

  it('an error that does not come from a call gets a sentence too', () => {
    expect(errorText(new Error('bug'), 'ms')).toBe('Ada sesuatu yang tidak kena. Sila cuba lagi.');
    expect(errorText(undefined, 'en')).toBe('Something went wrong. Please try again.');
  });
});

describe('giving up (W9)', () => {
  it('ends a request also while the answer arrives', async () => {
    const controller = new AbortController();
    const { origin } = await startServer((response) => {
      response.writeHead(200, JSON_TYPE).write('[', () => controller.abort());
    });
    expect(await failureOf(clientFor(origin)(rooms, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  });
});
