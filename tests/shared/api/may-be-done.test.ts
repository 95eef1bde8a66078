import { describe, expect, it, vi } from 'vitest';
import { errorText, isReloadOffered } from '../../../shared/runtime/failures/error-text.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { answering, clientFor, failureOf, startServer } from './http-server.ts';

const { toggleVacancy, rooms, atmTimes, saveMentorNote } = endpoints;
const JSON_TYPE = { 'content-type': 'application/json' };
const vacancy = { request: { vacancy_id: '7' } };
const note = { request: { note: 'x', report_card_id: '7' } };
const times = { request: { date: '2026-11-23', atm_id: '7' } };

it.each([
  ['while it ran may have been done', true],
  ['before it was sent was certainly not done', false],
])('a write that was given up %s', async (_, mayBeDone) => {
  const controller = new AbortController();
  if (!mayBeDone) controller.abort();
  const { origin, seen } = await startServer(() => controller.abort());
  const error = await failureOf(clientFor(origin)(toggleVacancy, { ...vacancy, signal: controller.signal }));
  expect(error).toMatchObject({ kind: 'aborted', name: 'AbortError', mayBeDone });
  expect(errorText(error, 'ms')).toBe('');
  expect(seen).toHaveLength(Number(mayBeDone));
});

describe('the message says that the result is not known, and does not suggest trying again', () => {
  const NOT_KNOWN =
    'It is not known whether your request was carried out. Please reload the page to see, before you send it again.';

  it.each([
    [502, { 'retry-after': '30' }, '', 'The server has a problem.'],
    [200, JSON_TYPE, '[1', "The server's answer could not be read."],
  ])('%i %o', async (status, headers, body, what) => {
    const { call } = await answering(status, headers, body);
    const error = await failureOf(call(saveMentorNote, note));
    expect(errorText(error, 'en')).toBe(`${what} ${NOT_KNOWN}`);
    expect(isReloadOffered(error)).toBe(true);
  });

  it('unless it only reads, or was refused', async () => {
    const { call } = await answering(503, {}, '');
    const error = await failureOf(call(rooms));
    expect(errorText(error, 'en')).toBe('The server has a problem. Please try again in a moment.');
    expect(isReloadOffered(error)).toBe(false);
  });
});

it('a server that is not available says when to send it again (W5)', async () => {
  const { call } = await answering(503, { 'retry-after': '30' }, '');
  const error = await failureOf(call(saveMentorNote, note));
  expect(errorText(error, 'en')).toBe('The server has a problem. Please try again in 30 seconds.');
  expect(isReloadOffered(error)).toBe(false);
});

it('a request that saves something is noted before it is sent, one that only reads is not', async () => {
  const noteSaved = vi.fn();
  const notedAtRequest: boolean[] = [];
  const { origin } = await startServer((response) => {
    notedAtRequest.push(noteSaved.mock.calls.length > 0);
    response.destroy();
  });
  const call = clientFor(origin, { noteSaved });
  await failureOf(call(atmTimes, times));
  await failureOf(call(toggleVacancy, vacancy));
  expect(notedAtRequest).toEqual([false, true]);
});

it('only calls that change something write', () => {
  const reading = Object.entries(endpoints).filter(([, { writes, method }]) => writes !== (method === 'POST'));
  expect(reading.map(([name]) => name)).toEqual([
    'atmTimes',
    'logOut',
    'roomTimes',
    'applyReferralCoupon',
    'applyCoupon',
  ]);
});

it.each([
  [403, '{"message":"no"}', true],
  [422, '{"errors":{"note":["Too long."]}}', false],
])('after a lost answer, a %i is not known to have changed nothing: %j, %j', async (status, body, mayBeDone) => {
  const lost = await failureOf(clientFor('http://127.0.0.1:1')(saveMentorNote, note));
  const { call } = await answering(status, JSON_TYPE, body);
  const refused = (before: unknown) => failureOf(call(saveMentorNote, { ...note, before }));
  expect(await refused(lost)).toMatchObject({ mayBeDone });
  expect(await refused(undefined)).toMatchObject({ mayBeDone: false });
});
