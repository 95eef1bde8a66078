/**
 * Every call of the contract under every fault, over real HTTP: which error it ends with, whether it may have been carried out, and that
 * nothing is sent twice. An endpoint without a row here fails.
 */
import { createServer, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { close, listen } from '../../support/local-server.ts';
import { calls } from '../../support/call-facts.ts';
import { samplePayload } from '../../support/sample-payloads.ts';
import { clientFor, LOG_IN_PAGE } from './http-server.ts';
import type { AnyCall } from '../../../shared/api/call-options.ts';

/** Bodies that are an answer for some calls and none for others. */
const ODD_BODIES = [
  '',
  'null',
  '{}',
  '[]',
  '[1,[2],null]',
  '{"error":"penuh"}',
  'true',
  'false',
  '12',
  '"teks"',
] as const;
/** Bodies that only a call takes whose answer nobody reads. */
const HUGE_BODIES = {
  'a huge list': `[${'0,'.repeat(1_000_000)}0]`,
  'a list in a list, and so on': '['.repeat(6_000) + ']'.repeat(6_000),
  'the same, deeper': '['.repeat(200_000) + ']'.repeat(200_000),
};
type OddBody = (typeof ODD_BODIES)[number];

const FLAG: OddBody[] = ['', 'null', 'true', 'false'];
const LIST: OddBody[] = ['null', '{}', '[]'];
const TEXT: OddBody[] = ['12', '"teks"'];
const PRICE: OddBody[] = ['', 'null', '{}', '[]', 'false', '12'];

type Row = readonly [good: unknown, takes: readonly string[]];
/** One row for many calls. */
const each = (names: string, ...row: Row) => Object.fromEntries(names.split(' ').map((name) => [name, row]));

/** A good answer of each call, and which odd ones are a success too; every other is a contract error. */
const ROWS: Record<string, Row> = {
  ...Object.fromEntries(Object.entries(calls).map(([name, { good, takes }]) => [name, [good, takes]] as const)),
  ...each('academyCourses searchDealers interestOnDay rooms roomCalendar atmTimes roomTimes', [], LIST),
  ...each('interestSummary roomPeople', {}, LIST),
  ...each('toggleChecklist toggleSubuserChecklist toggleSocialMedia', true, FLAG),
  ...each('toggleRecognition toggleRecognitionDownload togglePosterVerified toggleVacancy toggleFmd', 1, FLAG),
  ...each('toggleMentor toggleTutor switchSlider toggleCommitteeAsAdmin toggleCommittee', 1, FLAG),
  ...each('toggleAssessment toggleAtRoute', 1, FLAG),
  ...each('saveChecklistNote saveSubuserChecklistNote saveMentorNote', { note: 'well done' }, TEXT),
  ...each('submitQuiz submitAssessment', { message: 'success' }, TEXT),
  ...each('updateImage saveOrder uploadFile', { success: true }, ODD_BODIES),
  ...each('applyCoupon applyReferralCoupon', '12.50', PRICE),
  apprenticeAttachment: [{ url: '/a.png' }, TEXT],
  selectApprenticeStatus: [{ comment: 'late' }, TEXT],
  assignMentor: [{ mentor_name: 'Siti' }, TEXT],
  recognitionProgress: [{ percent: 5, show_progress: true }, []],
  recognitionImage: [{ image: '/a.png' }, TEXT],
  recognitionProof: [{ proof: '/a.png' }, TEXT],
  bookRoom: [{ message: 'session_full' }, []],
  bookAtmSlots: [{ message: 'success', masa: [] }, ['"teks"']],
  bookRoomSlots: [{ message: 'success' }, ['"teks"']],
  checkAuth: [{ status: 'invalid' }, ['', 'null', '{}', '[]', 'false']],
  logOut: ['', ODD_BODIES],
  registerDealer: [{ status: 'valid', user_id: 7 }, []],
  enrol: ['already_registered', []],
};

type Respond = (response: ServerResponse, request: { url?: string }) => void;
const answer =
  (status: number, body = '{}', headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const page = (body: string) => answer(200, body, { 'content-type': 'text/html; charset=UTF-8' });
const fields = JSON.stringify({ message: 'Bad', errors: { name: ['Sila isi.'] } });

/** What goes wrong in the same way for every call: the error it ends with, and whether something that writes may have been done. */
const FAULTS: [name: string, respond: Respond, expected: object, mayBeDone: boolean][] = [
  ['500', answer(500), { kind: 'server', status: 500 }, true],
  ['503', answer(503, '', { 'retry-after': '120' }), { kind: 'server', retryAfterSeconds: 120 }, false],
  ['503 without a wait', answer(503), { kind: 'server', retryAfterSeconds: undefined }, true],
  ['404', answer(404), { kind: 'refused', status: 404 }, false],
  ['403', answer(403), { kind: 'refused', status: 403 }, false],
  ['401', answer(401), { kind: 'session-ended' }, false],
  ['419', answer(419), { kind: 'session-ended' }, false],
  ['413', answer(413, '<html>Too large'), { kind: 'too-large' }, false],
  ['422 without fields', answer(422, '{"message":"Bad"}'), { kind: 'validation', fields: {} }, false],
  ['422 with fields', answer(422, fields), { kind: 'validation', fields: { name: ['Sila isi.'] } }, false],
  ['429', answer(429), { kind: 'too-many-requests', retryAfterSeconds: undefined }, false],
  [
    '429 with a wait',
    answer(429, '', { 'retry-after': '30' }),
    { kind: 'too-many-requests', retryAfterSeconds: 30 },
    false,
  ],
  ['connection lost after the work', (response) => response.destroy(), { kind: 'network' }, true],
  ['connection lost in the answer', cutInside, { kind: 'network' }, true],
];

function cutInside(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '500' }).write('{"a"', () => response.destroy());
}

let respond: Respond;
let received = 0;
const server = createServer((request, response) => {
  received += 1;
  request.resume().on('end', () => respond(response, request));
});
let origin = '';
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => close(server));

const params = {
  recognition_id: '7',
  user_id: '7',
  attachment: 'a.png',
  date: '2026-11-23',
  roomId: '7',
  route: '/app/own',
};
const make = (endpoint: Endpoint, call = clientFor(origin)) => {
  const sample = samplePayload(endpoint);
  return (call as AnyCall)(endpoint, { params, request: sample && v.parse(endpoint.request!, sample) });
};

/** What a call ends with under one fault, and how often it was sent. */
async function ending(endpoint: Endpoint, respondWith: Respond) {
  [respond, received] = [respondWith, 0];
  const error = await make(endpoint).then(
    () => ({ kind: 'success' }),
    (thrown: object) => thrown,
  );
  return { ...error, sent: received };
}

it('has a row for every call of the contract, and no other', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(Object.entries<Endpoint>(endpoints))('%s', (name, endpoint) => {
  const [good, takes] = ROWS[name] ?? [undefined, []];
  const succeeded = { kind: 'success', sent: 1 };
  const failed = { kind: 'contract', status: 200, mayBeDone: endpoint.writes, sent: 1 };

  it('succeeds with a good answer, however slow', async () => {
    expect(await ending(endpoint, answer(200, JSON.stringify(good)))).toEqual(succeeded);
    const slowly: Respond = (response) => setTimeout(() => answer(200, JSON.stringify(good))(response, {}), 20);
    expect(await ending(endpoint, slowly)).toEqual(succeeded);
  });

  it('ends with the error that fits', async () => {
    for (const [fault, respondWith, expected, mayBeDone] of FAULTS) {
      const outcome = { ...expected, mayBeDone: mayBeDone && endpoint.writes, sent: 1 };
      expect(await ending(endpoint, respondWith), fault).toMatchObject(outcome);
    }
  });

  it('accepts as a success exactly the answers of the contract', async () => {
    for (const body of ODD_BODIES)
      expect(await ending(endpoint, answer(200, body)), body).toMatchObject(takes.includes(body) ? succeeded : failed);
    for (const [title, body] of Object.entries(HUGE_BODIES))
      expect(await ending(endpoint, answer(200, body)), title).toMatchObject(takes === ODD_BODIES ? succeeded : failed);
    const nothingRead = endpoint.mayBePage ? succeeded : failed;
    expect(await ending(endpoint, page('<!DOCTYPE html><p>Whoops')), 'HTML').toMatchObject(nothingRead);
    expect(await ending(endpoint, answer(200, '{"message":"succ')), 'cut JSON').toMatchObject(nothingRead);
    expect(await ending(endpoint, page(LOG_IN_PAGE)), 'log-in page').toMatchObject(
      name === 'logOut' ? succeeded : { kind: 'session-ended', mayBeDone: false, sent: 1 },
    );
  });

  it('knows an ended session from a form handler when it is redirected to a page', async () => {
    const redirected = (isRedirected: boolean) =>
      make(endpoint, clientFor(origin, { isRedirected: async () => isRedirected })).then(
        () => ({ kind: 'success' }),
        (thrown: object) => thrown,
      );
    respond = (response, { url }) =>
      url === '/welcome'
        ? page('<!DOCTYPE html><p>Your phone number</p>')(response, { url })
        : response.writeHead(303, { location: '/welcome' }).end();
    const says = (words: string) => ({ message: expect.stringContaining(words) });
    const lost = endpoint.writes && says('may not have been carried out: the session has ended');
    const ended = { kind: 'session-ended', mayBeDone: endpoint.writes, ...lost };
    expect(await redirected(true)).toMatchObject(name === 'logOut' ? { kind: 'success' } : ended);
    expect(await redirected(false)).toMatchObject(
      endpoint.mayBePage
        ? { kind: 'success' }
        : endpoint.writes
          ? { kind: 'contract', mayBeDone: true, ...says('redirected to /welcome') }
          : ended,
    );
  });

  it('may have been done when the connection is lost, whenever that was', async () => {
    const nobodyThere = clientFor('http://127.0.0.1:1');
    await expect(make(endpoint, nobodyThere)).rejects.toMatchObject({
      kind: 'network',
      mayBeDone: endpoint.writes,
      message: expect.stringContaining(endpoint.writes ? 'Whether the server acted on it is not known.' : 'connection'),
    });
  });

  it('is not sent at all without a connection', async () => {
    const offline = clientFor('http://127.0.0.1:1', { isOffline: () => true });
    await expect(make(endpoint, offline)).rejects.toMatchObject({
      kind: 'network',
      mayBeDone: false,
      message: expect.stringContaining(endpoint.writes ? 'Nothing was changed.' : 'connection'),
    });
  });
});
