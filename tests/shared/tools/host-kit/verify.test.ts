import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { people } from '../../../../mocks/world/people.ts';
import type { Verification } from '../../../../shared/tools/host-kit/verify.ts';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { cookieOf, demoHost, serve, withDemoHost } from '../../../support/backends.ts';
import { all, failing, json, values } from '../../../support/verifying.ts';

withDemoHost();

test('on the demo host every call succeeds for a person with permission', async () => {
  const results: Verification[] = [];
  for (const { role, user_id } of people.filter((person) => person.user_id > 2 || person.role === 'admin')) {
    const own = { ...values, values: { ...values.values, user_id } };
    results.push(...(await all({ cookie: await cookieOf(role), values: own, allowWrites: true })));
  }
  expect(results.filter(({ result }) => result === 'FAIL')).toEqual([]);
  const ok = new Set(results.filter(({ result }) => result === 'ok').map(({ name }) => name));
  expect(Object.keys(endpoints).filter((name) => !ok.has(name))).toEqual(['saveOrder']); // no page there has a route for it
});

test('calls that write are made only with --allow-writes, and toggles are flipped back', async () => {
  const cookie = await cookieOf('admin');
  const flag = () => demoHost().world().dealers.all()[4]?.fmd;
  const before = flag();
  expect(await all({ cookie, only: ['toggleFmd'] })).toMatchObject(failing(/--allow-writes/, 'skip'));
  expect(await all({ cookie, only: ['toggleFmd'], allowWrites: true })).toMatchObject([{ result: 'ok' }]);
  expect(flag()).toBe(before);
});

test('a toggle whose answer is wrong is flipped back, too', async () => {
  let isOn = false;
  const origin = await serve((request, response) => {
    isOn = !isOn;
    json({ active: isOn })(request, response);
  });
  expect(await all({ origin, only: ['toggleFmd'], allowWrites: true })).toMatchObject([{ result: 'FAIL' }]);
  expect(isOn).toBe(false);
});

test.each<[string, RequestListener, RegExp]>([
  ['nothing', (_, response) => response.end(), /both answers said No, as an empty answer also means/],
  ['the same state', json(true), /both answers said Yes\. Flip the switch, and answer its new state/],
])('a toggle that answers two flips with %s fails', async (_, answer, found) => {
  const results = await all({ origin: await serve(answer), only: ['toggleFmd'], allowWrites: true });
  expect(results).toMatchObject(failing(found));
});

const refusing =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end();

test.each<[fault: string, only: string, answer: RequestListener, found: RegExp]>([
  [
    'a value of the wrong kind',
    'atmTimes',
    json([{ time: '10:00 am', is_available: 'many' }]),
    /"0\.is_available" of the answer is "many"; expected a whole number/,
  ],
  ['a slot at no time', 'atmTimes', json([{ time: 'Pagi', is_available: 1 }]), /"time" is "Pagi"; expected such as/],
  ['an object instead of a flag', 'toggleFmd', json({ active: true }), /expected true, 1, "1"/],
  ['an address that is not there', 'rooms', refusing(404), /404.*ids of --values/],
  ['a token that is not taken', 'toggleFmd', refusing(419), /No anti-forgery token/],
])('on a wrong host it finds %s', async (_, only, answer, found) => {
  const [result] = await all({ origin: await serve(answer), only: [only], allowWrites: true });
  expect([result]).toMatchObject(failing(found));
});

test('a server that never answers is not waited for without end', async () => {
  const origin = await serve(() => {});
  using _soon = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(50));
  expect(await all({ origin, only: ['rooms'] })).toMatchObject(failing(/no answer came in time/));
});

test('requests have the types that the widgets send', async () => {
  const sent: unknown[] = [];
  const origin = await serve((request, response) => {
    void text(request).then((body) => {
      sent.push(JSON.parse(body));
      response.setHeader('content-type', 'application/json').end('true');
    });
  });
  await all({ origin, only: ['toggleRecognition', 'enrol'], allowWrites: true });
  expect(sent).toContainEqual({ recognition_id: '2' });
  expect(sent).toContainEqual(
    expect.objectContaining({ user_id: '101', training_price_id: null, jumlah_bayaran: 150 }),
  );
});

test('a value that no widget could send is named, and the call is not made', async () => {
  const calls = { enrol: { kuantiti: 'many' } };
  expect(await all({ values: { ...values, calls }, only: ['enrol'], allowWrites: true })).toMatchObject(
    failing(/"kuantiti" is "many".*expected.*--values/),
  );
});

describe('a redirect', () => {
  /** Sends calls to `to`, and says what arrives there. */
  async function redirecting(status: number, to: (path: string) => string, answer = '[]') {
    const arrived: string[] = [];
    const origin = await serve(({ method, url = '' }, response) => {
      if (!url.endsWith('/there')) return response.writeHead(status, { location: to(url) }).end();
      arrived.push(`${method} ${url}`);
      return response.setHeader('content-type', answer.startsWith('<') ? 'text/html' : 'application/json').end(answer);
    });
    return { origin, arrived };
  }
  const there = (path: string): string => `${path}/there`;

  test.each([301, 302, 307, 308])('with %i to another origin is not followed, so the token stays', async (status) => {
    const stranger: unknown[] = [];
    const other = await serve((request, response) => {
      stranger.push(request.headers);
      json([])(request, response);
    });
    const { origin } = await redirecting(status, (path) => other + path);
    const reason = new RegExp(
      `^redirected with ${status} to ${other}, another origin, .*Give ${other} as the origin .*--cookie`,
    );
    for (const only of ['atmTimes', 'rooms', 'toggleFmd'])
      expect(await all({ origin, cookie: 'XSRF-TOKEN=a', only: [only], allowWrites: true })).toMatchObject(
        failing(reason),
      );
    expect(stranger).toEqual([]);
  });

  test.each([301, 302, 303])('with %i turns a POST into a GET, so nothing was verified', async (status) => {
    const { origin, arrived } = await redirecting(status, there);
    expect(await all({ origin, only: ['atmTimes'] })).toMatchObject(
      failing(new RegExp(`^redirected with ${status} to /app/atm/time/there, .* a POST into a GET.*307 or 308`)),
    );
    expect(arrived).toEqual(['GET /app/atm/time/there']);
  });

  test.each([
    [307, 'atmTimes', 'POST /app/atm/time/there'],
    [308, 'atmTimes', 'POST /app/atm/time/there'],
    [301, 'rooms', 'GET /app/rooms/there'],
    [302, 'rooms', 'GET /app/rooms/there'],
  ])('with %i of %s is followed, as browsers do', async (status, only, arrives) => {
    const { origin, arrived } = await redirecting(status, there);
    expect(await all({ origin, only: [only] })).toMatchObject([{ result: 'ok' }]);
    expect(arrived).toEqual([arrives]);
  });

  test('to a page, after a call whose answer may be one, is an answer', async () => {
    const calls = { saveOrder: { route: '/app/order' } };
    const page = '<!doctype html><h1>Saved</h1>';
    const saved = async (status: number) => {
      const { origin } = await redirecting(status, there, page);
      return all({ origin, only: ['saveOrder'], values: { ...values, calls }, allowWrites: true });
    };
    expect(await saved(302)).toMatchObject([{ result: 'ok' }]);
    expect(await saved(301)).toMatchObject(failing(/a POST into a GET/));
  });

  test('to a log-in page shows that the session has ended', async () => {
    const { origin } = await redirecting(302, there, '<form action="/login"><input type="password"></form>');
    expect(await all({ origin, only: ['atmTimes'] })).toMatchObject(failing(/session has ended/));
  });

  test.each([
    ['atmTimes', '{}'],
    ['toggleFmd', '<!doctype html><p>Log in by e-mail</p>'],
  ])('of %s to somewhere else may mean that the session has ended', async (only, answer) => {
    const { origin } = await redirecting(302, () => '/there', answer);
    expect(await all({ origin, only: [only], allowWrites: true })).toMatchObject(
      failing(
        /redirected.* to \/there.* If people log in there, the session has ended.*--cookie\. Otherwise answer the call/,
      ),
    );
  });

  test('without end is a failure', async () => {
    const { origin } = await redirecting(302, (path) => path);
    expect(await all({ origin, only: ['rooms'] })).toMatchObject(failing(/redirected more than 20 times/));
  });
});
