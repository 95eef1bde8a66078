import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { answering, failureOf } from './http-server.ts';

const { toggleVacancy, saveChecklistNote, assignMentor, rooms, submitQuiz, atmTimes, searchDealers } = endpoints;
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const vacancy = { request: { vacancy_id: '7' } };
const note = { request: { note: 'x', customer_id: '7' } };

describe('long answers', () => {
  const slots = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({ time: `${at}`, is_available: 1, names: [], book_by_me: 0 })),
    );
  const day = { request: { date: '2026-11-23', atm_id: '7' } };

  it('takes a day with more slots than it has minutes', async () => {
    const { call } = await answering(200, JSON_TYPE, slots(1_500));
    expect(await call(atmTimes, day)).toHaveLength(1_500);
  });

  it('refuses one that no screen could show, in a short sentence', async () => {
    const { call } = await answering(200, JSON_TYPE, slots(20_000));
    const error = await failureOf(call(atmTimes, day));
    expect(error).toMatchObject({ kind: 'contract', mayBeDone: false });
    expect(error.message).toMatch(
      /the answer is too long \(\d+ characters\); expected at most 10000 values, because all of them may be shown; answer with a part of them\./,
    );
  });

  it('takes any number of dealers, of whom only the visible ones are rendered', async () => {
    const dealers = Array.from({ length: 20_000 }, (_, at) => ({ user_id: at, pg_code: `PG${at}`, name: 'Ali' }));
    const { call } = await answering(200, JSON_TYPE, JSON.stringify(dealers));
    expect(await call(searchDealers, { request: { q: 'ali' } })).toHaveLength(20_000);
  });
});

describe('boolean answers (W1)', () => {
  it.each([
    [HTML_TYPE, '1', true],
    [HTML_TYPE, '', false],
    [JSON_TYPE, 'true', true],
    [JSON_TYPE, 'false', false],
    [JSON_TYPE, '"0"', false],
    [JSON_TYPE, 'null', false],
    [JSON_TYPE, '', false],
    [{}, 'true', true],
  ])('%j with the body %j is %s', async (headers, body, expected) => {
    const { call } = await answering(200, headers, body);
    expect(await call(toggleVacancy, vacancy)).toBe(expected);
  });

  it('takes 204 for false, as Laravel sends null', async () => {
    const { call } = await answering(204, {}, '');
    expect(await call(toggleVacancy, vacancy)).toBe(false);
  });

  it.each(['2', 'yes', '{"ok":true}', '[]'])('refuses %j, and says what came and what was expected', async (body) => {
    const { call } = await answering(200, JSON_TYPE, body);
    const error = await failureOf(call(toggleVacancy, vacancy));
    expect(error).toMatchObject({ kind: 'contract', call: 'POST /app/admin/vacancy/toggle', field: '' });
    expect(error.message).toContain('expected true, 1, "1", "true", false, 0, "0" or "false"');
  });
});

describe('answers of one field (W12), maps and values (W11)', () => {
  it.each([
    [JSON_TYPE, '{"note":"call back"}', 'call back'],
    [JSON_TYPE, '"call back"', 'call back'],
    [JSON_TYPE, 'call back', 'call back'],
    [HTML_TYPE, '"call back"', 'call back'],
    [HTML_TYPE, 'call back', 'call back'],
    // what looks like a number or a word of JSON is still what the person wrote
    [HTML_TYPE, '007', '007'],
    [HTML_TYPE, '1e5', '1e5'],
    [HTML_TYPE, 'null', 'null'],
    [HTML_TYPE, '{see file', '{see file'],
  ])('%j %j is the note %j', async (headers, body, expected) => {
    const { call } = await answering(200, headers, body);
    expect(await call(saveChecklistNote, note)).toBe(expected);
  });

  it('reads names outside ASCII as they were written', async () => {
    const { call } = await answering(200, HTML_TYPE, 'Nur ‘Ain 李');
    expect(await call(assignMentor, { request: { dealer_id: '1', upline_mentor_id: '2' } })).toBe('Nur ‘Ain 李');
  });
});

describe('an answer that PHP or a proxy has spoilt', () => {
  const warning = '\nWarning: Undefined variable $x in /srv/app/quiz.php on line 3\n';
  const refusal = '{"message":"error"}';
  const handIn = { request: { assessment_id: '1', data: '{}' } };

  it.each([
    ['with a warning before it', `${warning}${refusal}`],
    ['with a warning after it', `${refusal}${warning}`],
    ['cut off', refusal.slice(0, -3)],
    ['as JSON in a text', JSON.stringify(refusal)],
    ['behind a prefix', `)]}',\n${refusal}`],
    ['that is only a report', 'PHP Fatal error:  Uncaught Error in /srv/app/quiz.php:3\n  thrown on line 3'],
  ])('is no success %s', async (_, body) => {
    for (const type of [JSON_TYPE, HTML_TYPE]) {
      const { call } = await answering(200, type, body);
      expect(await failureOf(call(submitQuiz, handIn))).toMatchObject({ kind: 'contract', mayBeDone: true });
      expect(await failureOf(call(saveChecklistNote, note))).toMatchObject({ kind: 'contract', mayBeDone: true });
    }
  });

  it('is read behind several byte-order marks', async () => {
    const { call } = await answering(200, HTML_TYPE, `\uFEFF\uFEFF${refusal}`);
    expect(await failureOf(call(submitQuiz, handIn))).toMatchObject({ kind: 'refused', mayBeDone: false });
  });
});

describe('answers of the wrong shape', () => {
  it('name the field, what came and what was expected', async () => {
    const room = { id: 1, name: 'Emas', max_persons: 4, price_per_person: 'free', price_per_room: 100 };
    const { call } = await answering(200, JSON_TYPE, JSON.stringify([{ ...room, price_per_person: 25 }, room]));
    const error = await failureOf(call(rooms));
    expect(error).toMatchObject({
      name: 'ContractError',
      kind: 'contract',
      field: '1.price_per_person',
      received: '"free"',
    });
    expect(error.message).toBe(
      'GET /app/rooms: field "1.price_per_person" of the answer is "free"; expected an amount in ringgit, such as 199.95 or "199.95". ' +
        "The answer was not used. Correct the server's answer; openapi.json describes it.",
    );
  });

  it('name a field that is missing', async () => {
    const { call } = await answering(200, JSON_TYPE, '[{"id":1}]');
    expect(await failureOf(call(rooms))).toMatchObject({ field: '0.max_persons', received: 'absent' });
  });

  it('report JSON that is cut off', async () => {
    const { call } = await answering(200, JSON_TYPE, '[{"id":1,"name":"Em');
    const error = await failureOf(call(rooms));
    expect(error).toMatchObject({ kind: 'contract', expected: 'expected complete JSON with nothing printed after it' });
    expect(error.message).toContain('GET /app/rooms: the answer is JSON that breaks off or is malformed');
  });

  it('show the end of JSON with something printed after it', async () => {
    const list = JSON.stringify(Array.from({ length: 20 }, (_, id) => ({ id })));
    const { call } = await answering(200, JSON_TYPE, `${list}\n<!-- 12 ms -->`);
    expect((await failureOf(call(rooms))).message).toContain('<!-- 12 ms -->');
  });

  it('say that JSON was encoded twice, or is no text in UTF-8', async () => {
    const twice = await answering(200, JSON_TYPE, JSON.stringify('[{"id":1}]'));
    expect((await failureOf(twice.call(rooms))).message).toContain('encoded once');
    const latin = await answering(200, JSON_TYPE, Buffer.from('"\u00E9"', 'latin1'));
    expect((await failureOf(latin.call(rooms))).message).toContain('in UTF-8');
  });
});
