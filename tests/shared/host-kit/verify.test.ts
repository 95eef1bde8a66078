import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
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
    /"0\.is_available" of the answer is "many"; expected a number/,
  ],
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

test('a value that no widget could send is named, and the call is not made', async () => {
  const calls = { enrol: { kuantiti: 'many' } };
  expect(await all({ values: { ...values, calls }, only: ['enrol'], allowWrites: true })).toMatchObject([
    { result: 'FAIL', reason: expect.stringMatching(/"kuantiti" is "many".*expected.*--values/) as string },
  ]);
});
