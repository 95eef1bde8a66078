import type { RequestListener } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { SAVED_BYTES } from '../../../../widgets/avatar/parts/photo-dialog/avatar.model.ts';
import { serve, withDemoHost } from '../../../support/backends.ts';
import { all, failing, json, values } from '../../../support/verifying.ts';

withDemoHost();

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
      ['nothing', () => JSON.stringify({ [field]: null }), /expected the text as it was saved, not an empty one/],
      ['it in Latin-1', (sent) => Buffer.from(sent, 'latin1'), /expected a text in UTF-8/],
      ['it in UTF-16', (sent) => Buffer.from(sent, 'utf16le'), /expected a text in UTF-8/],
      ['bytes', () => Buffer.from([0x1f, 0x8b, 8, 0, 0x1b, 0x5b, 0x31]), /^[^\p{C}]*expected a text in UTF-8/u],
    ])('fails when it answers %s', async (_, answer, reason) => {
      expect(await judged(answer)).toMatchObject(failing(reason));
    });
  },
);

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
    expect(await enrolling(person, {}, ['enrol'])).toMatchObject(
      failing(/may not \(403\).*Or the user_id 101 is not this person's: .*--values.*checkAuth/, 'skip'),
    );
    expect((await enrolling(person, { user_id: 7 })).at(-1)?.reason).toContain('the user_id 7 is not');
  });
});

test.each<[string, (sent: string) => string | Buffer]>([
  ['escapes what it saves', (sent) => sent.replaceAll('&', '&amp;')],
  ['answers in Latin-1', (sent) => Buffer.from(sent, 'latin1')],
  ['saves letters of ASCII only', (sent) => sent.replace(/[^ -~]/g, '?')],
])('the built-in notes find a server that %s', async (_, answer) => {
  const origin = await serve((request, response) => {
    void text(request).then((body) => {
      const { note, comment = note } = JSON.parse(body) as Record<string, string>;
      response.end(answer(comment!));
    });
  });
  const only = Object.entries(endpoints).flatMap(([name, { echoes }]) => (echoes ? name : []));
  const results = await all({ origin, only, allowWrites: true });
  expect(results.map(({ result }) => result)).toEqual(['FAIL', 'FAIL', 'FAIL', 'FAIL']);
});

test('an apprentice who is approved has no comment, as the widget sends it', async () => {
  const approved = { ...values, values: { ...values.values, status: '1' } };
  const origin = await serve((request, response) => {
    void text(request).then((body) => response.end((JSON.parse(body) as { comment: string }).comment && 'Saved'));
  });
  expect(await all({ origin, only: ['selectApprenticeStatus'], allowWrites: true, values: approved })).toMatchObject([
    { result: 'ok' },
  ]);
});

test('the photo is of the largest size that the widget sends, so that a limit of the server shows', async () => {
  const sizes: number[] = [];
  const origin = await serve((request, response) => {
    void buffer(request).then((body) => {
      const start = body.indexOf('\r\n\r\n', body.indexOf('filename="avatar.png"')) + 4;
      const file = body.subarray(start, body.indexOf('\r\n--', start + SAVED_BYTES));
      sizes.push(file.length);
      response.writeHead(413).end();
    });
  });
  expect(await all({ origin, only: ['updateImage'], allowWrites: true })).toMatchObject([{ result: 'FAIL' }]);
  expect(sizes).toEqual([SAVED_BYTES]);
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
  ['enrol', 'already_registered', 'enrolled already, and paid'],
  ['enrol', { url: '/PAY-00017' }, 'to be paid at /PAY-00017'],
  ['applyCoupon', '112.50', 'valid, RM 112.50 for each person'],
  ['applyCoupon', '', 'not valid'],
  ['applyReferralCoupon', { price: 0 }, 'valid, RM 0.00 for each person'],
  ['bookAtmSlots', { message: 'success' }, 'booked'],
  ['bookAtmSlots', { message: 'penuh?' }, 'booked, because "penuh?" is no word for a refusal'],
  [
    'bookRoomSlots',
    { message: 'date_not_availablle', masa: [{ date: '2026-11-24', slots: ['10:00 am', '2:00 pm'] }] },
    'not booked, full: 2026-11-24 10:00 am, 2:00 pm',
  ],
  ['bookRoom', 'session_full', 'not booked, a session is full'],
  ['bookRoom', 'full_book_not_allow', 'not booked, the whole room is not free'],
  ['bookRoom', '/PAY-00018', 'to be paid at /PAY-00018'],
  ['submitQuiz', { message: 'success' }, 'accepted'],
  ['submitQuiz', { message: 'Terima kasih' }, 'accepted, because "Terima kasih" is no word for a refusal'],
])('what %s means is said: %j', async (only, answer, understood) => {
  expect(await all({ origin: await serve(json(answer)), only: [only], allowWrites: true })).toMatchObject([
    { result: 'ok', reason: `understood as: ${understood}` },
  ]);
});

test.each<[only: string, answer: unknown, result: string, reason: RegExp]>([
  ['enrol', { message: 'registered' }, 'FAIL', /the answer is "registered"; expected "already_registered", a path/],
  [
    'bookRoom',
    'PAY-00001',
    'FAIL',
    /the answer is "PAY-00001"; expected "session_full", "full_book_not_allow", a path/,
  ],
  ['bookAtmSlots', { message: 'date_not_available' }, 'FAIL', /"date_not_available".*Answer "date_not_availablle"/],
  [
    'bookRoomSlots',
    { message: 'penuh', masa: [{ date: '2026-11-24', slots: ['10:00 am'] }] },
    'FAIL',
    /"penuh".*Answer "date_not_availablle"/,
  ],
  ['submitQuiz', { message: 'fail' }, 'FAIL', /says that nothing was done.*say "error"/],
  ['submitQuiz', { message: 'error' }, 'skip', /says that nothing was done.*--values/],
  ['bookAtmSlots', { success: false }, 'FAIL', /says that nothing was done/],
])('what %s says by mistake is named: %j', async (only, answer, result, reason) => {
  expect(await all({ origin: await serve(json(answer)), only: [only], allowWrites: true })).toMatchObject(
    failing(reason, result),
  );
});

describe('the reason that a server gives is passed on', () => {
  test.each<[status: number, body: string, says: string]>([
    [
      403,
      '{"message":"Not your customer."}',
      'may not (403); verify it with the cookie of somebody who may. The server says "Not your customer.".',
    ],
    [400, '{"message":["note must be shorter","…"],"error":"Bad Request"}', 'The server says "note must be shorter".'],
    [
      409,
      '{"error":{"code":7,"message":"Changed by\\u001b[31m\\nsomebody else"}}',
      'The server says "Changed by [31m somebody else".',
    ],
    [415, 'Use JSON.', 'The server says "Use JSON.".'],
    [500, '{"type":"about:blank","title":"Broken"}', 'The server says "Broken".'],
    [404, `{"detail":"${'x'.repeat(500)}"}`, `The server says "${'x'.repeat(120)}…" (500 characters).`],
  ])('%i %s', async (status, body, says) => {
    const origin = await serve((_, response) => void response.writeHead(status).end(body));
    const [result] = await all({ origin, only: ['saveMentorNote'], allowWrites: true });
    expect(result?.reason.endsWith(says), result?.reason).toBe(true);
  });

  test.each([
    [400, '{"ok":false}'],
    [409, ''],
    [415, '<!doctype html><p>No'],
  ])('and none where it gives none: %i %s', async (status, body) => {
    const origin = await serve((_, response) => void response.writeHead(status).end(body));
    const [result] = await all({ origin, only: ['rooms'] });
    expect(result?.reason).not.toContain('server says');
  });
});

test.each<[string, RequestListener, RegExp]>([
  [
    'is not compressed as it says',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]'),
    /incorrect header check\. The server is running, but its answer breaks off, or is not what its headers say/,
  ],
  [
    'is shorter than it says',
    (_, response) => void response.writeHead(200, { 'content-length': 50 }).write('[]', () => response.socket?.end()),
    /The server is running, but its answer breaks off/,
  ],
])('an answer that %s', async (_, answer, reason) => {
  expect(await all({ origin: await serve(answer), only: ['rooms'] })).toMatchObject(failing(reason));
});
