import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { people } from '../../../mocks/world/people.ts';
import { environmentOf, verify, type Verification, type VerifyOptions } from '../../../shared/host-kit/verify.ts';
import { endpoints } from '../../../shared/contract/index.ts';
import { exampleValues } from '../../../shared/reference/example-values.ts';
import { cookieOf, demoHost, serve, withDemoHost } from '../../support/backends.ts';

const values = exampleValues(new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10));

withDemoHost();

interface Options extends Omit<Partial<VerifyOptions>, 'only'> {
  origin?: string;
  cookie?: string;
  only?: string[];
}

async function all({ origin = demoHost().url, cookie = '', only, ...options }: Options): Promise<Verification[]> {
  const results: Verification[] = [];
  const environment = environmentOf(origin, cookie);
  for await (const each of verify({ environment, values, only: only && new Set(only), ...options })) results.push(each);
  return results;
}

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
  const [skipped] = await all({ cookie, only: ['toggleFmd'] });
  expect(skipped).toMatchObject({ result: 'skip', reason: expect.stringContaining('--allow-writes') as string });
  expect(await all({ cookie, only: ['toggleFmd'], allowWrites: true })).toMatchObject([{ result: 'ok' }]);
  expect(flag()).toBe(before);
});

/** A backend that answers everything like this. */
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

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
  expect(results).toMatchObject([{ result: 'FAIL', reason: expect.stringMatching(found) as string }]);
});

test.each<[fault: string, only: string, answer: RequestListener, found: RegExp]>([
  ['a list in an envelope', 'rooms', json({ data: [] }), /GET \/app\/rooms: .*expected/],
  [
    'a field that is missing',
    'roomCalendar',
    json([{ date: '2026-11-24', session1_balance: 1 }]),
    /"0\.session2_balance" of the answer is absent/,
  ],
  [
    'a value of the wrong kind',
    'atmTimes',
    json([{ time: '10:00 am', is_available: 'many' }]),
    /"0\.is_available" of the answer is "many"; expected a whole number/,
  ],
  ['a slot at no time', 'atmTimes', json([{ time: 'Pagi', is_available: 1 }]), /"time" is "Pagi"; expected such as/],
  ['an object instead of a flag', 'toggleFmd', json({ active: true }), /expected true, 1, "1"/],
  ['a page of HTML', 'academyCourses', (_, response) => response.end('<!doctype html><p>Hello</p>'), /a page of HTML/],
  [
    'JSON that breaks off',
    'rooms',
    (_, response) => response.setHeader('content-type', 'application/json').end('[{"id":'),
    /breaks off/,
  ],
  [
    'a log-in page',
    'rooms',
    (_, response) => response.end('<form action="/login"><input type="password"></form>'),
    /session has ended/,
  ],
  [
    'an address that is not there',
    'rooms',
    (_, response) => void response.writeHead(404).end(),
    /404.*ids of --values/,
  ],
  ['an error of the server', 'rooms', (_, response) => void response.writeHead(500).end(), /500/],
  [
    'a token that is not taken',
    'toggleFmd',
    (_, response) => void response.writeHead(419).end(),
    /No anti-forgery token/,
  ],
])('on a wrong host it finds %s', async (_, only, answer, found) => {
  const [results] = await all({ origin: await serve(answer), only: [only], allowWrites: true });
  expect(results).toMatchObject({ result: 'FAIL', reason: expect.stringMatching(found) as string });
});

describe.each(['saveMentorNote', 'saveChecklistNote', 'saveSubuserChecklistNote', 'selectApprenticeStatus'])(
  '%s',
  (name) => {
    const field = name === 'selectApprenticeStatus' ? 'comment' : 'note';
    const judged = async (answer: (sent: string) => string | Buffer) =>
      all({
        origin: await serve((request, response) => {
          void text(request).then((body) => response.end(answer((JSON.parse(body) as Record<string, string>)[field]!)));
        }),
        only: [name],
        allowWrites: true,
        values: { ...values, values: { ...values.values, [field]: 'Sudah dihubungi: José.\nDua kali.' } },
      });

    test.each<[string, (sent: string) => string]>([
      ['as it is', (sent) => sent],
      ['with the line ends of PHP and spaces around it', (sent) => `\n ${sent.replaceAll('\n', '\r\n')} \n`],
      ['in JSON', (sent) => JSON.stringify({ [field]: sent })],
    ])('may answer the text that was sent %s', async (_, answer) => {
      expect(await judged(answer)).toMatchObject([{ result: 'ok' }]);
    });

    test.each<[string, (sent: string) => string | Buffer, RegExp]>([
      [
        'OK',
        () => 'OK',
        /^the answer is "OK", but "Sudah dihubungi: José\. Dua kali\." was sent: people would read "OK" as their \w+\. Answer the \w+ as it was saved\.$/,
      ],
      ['a sentence', () => '"Saved successfully"', /^the answer is "Saved successfully", but/],
      ['a script', (sent) => `callback(${JSON.stringify({ [field]: sent })});`, /^the answer is "callback\(/],
      ['more than it', (sent) => sent + '!'.repeat(200), /^the answer is "Sudah .*…" \(232 characters\), but "Sudah/],
      ['nothing', () => JSON.stringify({ [field]: null }), /^the answer is empty, but .* would read nothing as/],
      [
        'it in Latin-1',
        (sent) => Buffer.from(sent, 'latin1'),
        /^the answer is "Sudah dihubungi: Jos\uFFFD\. Dua kali\.", but/,
      ],
      ['it in UTF-16', (sent) => Buffer.from(sent, 'utf16le'), /^the answer is "[^\p{C}]*", but/u],
      ['bytes', () => Buffer.from([0x1f, 0x8b, 8, 0, 0x1b, 0x5b, 0x31]), /^the answer is "[^\p{C}]*", but/u],
    ])('fails when it answers %s, which people would read as their own words', async (_, answer, reason) => {
      expect(await judged(answer)).toMatchObject([{ result: 'FAIL', reason: expect.stringMatching(reason) as string }]);
    });
  },
);

test('a server that never answers is not waited for without end', async () => {
  const origin = await serve(() => {});
  using _soon = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(50));
  expect(await all({ origin, only: ['rooms'] })).toMatchObject([
    { result: 'FAIL', reason: expect.stringContaining('no answer came in time') as string },
  ]);
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

describe('who is enrolled', () => {
  /** Knows one person, and enrols nobody else. */
  async function enrolling(auth: object, own: object = {}, only = ['checkAuth', 'registerDealer', 'enrol']) {
    const origin = await serve((request, response) => {
      if (request.method === 'GET') return json(auth)(request, response);
      return void text(request).then((body) => {
        const { user_id } = JSON.parse(body) as Record<string, unknown>;
        if (request.url === '/app/plt/register') return json({ status: 'valid', user_id: 6002 })(request, response);
        const isKnown = user_id === '6002' || user_id === '6001';
        response.writeHead(isKnown ? 200 : 403, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(isKnown ? `/pay/${user_id}` : { message: 'Not you.' }));
      });
    });
    return all({ origin, only, allowWrites: true, values: { ...values, values: { ...values.values, ...own } } });
  }
  const person = { status: 'valid', user_id: 6001, name: 'Ali', pg_code: 'PG12345' };

  test.each<[string, object, object]>([
    ['who is logged in', person, {}],
    ['the visitor who was registered just before', { status: 'invalid' }, {}],
    ['the person of --values', { status: 'invalid' }, { user_id: 6001 }],
  ])('is %s', async (_, auth, own) => {
    const results = await enrolling(auth, own);
    expect(results.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok']);
  });

  test('is the built-in person where the server has named none, and a refusal says so', async () => {
    const [result] = await enrolling(person, {}, ['enrol']);
    expect(result).toMatchObject({
      result: 'skip',
      reason: expect.stringMatching(/may not \(403\).*Or the user_id 101 is not this person's: .*--values.*checkAuth/) as string,
    });
    expect((await enrolling(person, { user_id: 7 })).at(-1)?.reason).toContain('the user_id 7 is not');
  });
});

test.each<[only: string, answer: unknown, understood: string]>([
  ['checkAuth', { status: 'valid', user_id: 6001, name: '', pg_code: '' }, 'user 6001 is logged in'],
  ['checkAuth', { status: 'guest', user_id: null }, 'a visitor, nobody is logged in'],
  ['checkAuth', { status: 'invalid', user_id: 0 }, 'a visitor, nobody is logged in'],
  ['checkAuth', [], 'a visitor, nobody is logged in'],
  [
    'checkAuth',
    { status: 'success', user_id: 6001 },
    'a visitor, nobody is logged in, although it names the user_id 6001: only the status "valid" means logged in, and this is "success"',
  ],
  ['registerDealer', { status: 'valid', user_id: '6002' }, 'user 6002 is registered'],
  [
    'registerDealer',
    { status: true, user_id: 6002 },
    'a refusal, nobody is registered, although it names the user_id 6002: only the status "valid" means registered, and this is "true"',
  ],
])('what %s means is said: %j', async (only, answer, understood) => {
  expect(await all({ origin: await serve(json(answer)), only: [only], allowWrites: true })).toMatchObject([
    { result: 'ok', reason: `understood as: ${understood}` },
  ]);
});

test('a value that no widget could send is named, and the call is not made', async () => {
  const calls = { enrol: { kuantiti: 'many' } };
  expect(await all({ values: { ...values, calls }, only: ['enrol'], allowWrites: true })).toMatchObject([
    { result: 'FAIL', reason: expect.stringMatching(/"kuantiti" is "many".*expected.*--values/) as string },
  ]);
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
  const failure = (reason: RegExp) => [{ result: 'FAIL', reason: expect.stringMatching(reason) as string }];

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
        failure(reason),
      );
    expect(stranger).toEqual([]);
  });

  test.each([301, 302, 303])('with %i turns a POST into a GET, so nothing was verified', async (status) => {
    const { origin, arrived } = await redirecting(status, there);
    expect(await all({ origin, only: ['atmTimes'] })).toMatchObject(
      failure(new RegExp(`^redirected with ${status} to /app/atm/time/there, .* a POST into a GET.*307 or 308`)),
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
    expect(await saved(301)).toMatchObject(failure(/a POST into a GET/));
  });

  test('to a log-in page shows that the session has ended', async () => {
    const { origin } = await redirecting(302, there, '<form action="/login"><input type="password"></form>');
    expect(await all({ origin, only: ['atmTimes'] })).toMatchObject(failure(/session has ended/));
  });

  test('without end is a failure', async () => {
    const { origin } = await redirecting(302, (path) => path);
    expect(await all({ origin, only: ['rooms'] })).toMatchObject(failure(/redirected more than 20 times/));
  });
});
