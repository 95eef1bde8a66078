import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { freePort } from '../../../free-port.mjs';
import { cookieOf, demoHost, serve, withDemoHost } from '../../../support/backends.ts';
import { run } from '../../../support/verifying.ts';

withDemoHost();

const refuse =
  (status: number, type = 'application/json', body = '{"message":"no"}'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);
const page = '<!doctype html><h1>Forbidden</h1>';

test('it prints, counts and ends with 1 when a call failed', async () => {
  const { code, lines } = await run(
    demoHost().url,
    '--cookie',
    await cookieOf('dealer'),
    '--only',
    'atmTimes,/app/rooms',
  );
  expect(lines).toEqual([
    'ok    POST /app/atm/time (atmTimes)',
    'ok    GET /app/rooms (rooms)',
    '2 ok, 0 failed, 0 skipped',
  ]);
  expect(code).toBe(0);
  const seven: RequestListener = (_, response) => response.setHeader('content-type', 'application/json').end('7');
  expect(await run(await serve(seven), '--only', 'atmTimes')).toMatchObject({ code: 1 });
});

test('calls at addresses that the page supplies are told apart by their names, which --only and --values take', async () => {
  const { lines } = await run(demoHost().url, '--only', 'toggleAtRoute,uploadFile,saveOrder');
  expect(lines.join().match(/POST \{route\} \(\w+\)/g)).toEqual(
    ['saveOrder', 'toggleAtRoute', 'uploadFile'].map((name) => `POST {route} (${name})`),
  );
});

test.each([
  [['localhost:8080'], 'localhost:8080 is not the origin of a site. Write it as in http://localhost:8080.'],
  [['staging.example'], 'staging.example is not the origin of a site. Write it as in https://staging.example.'],
  [
    ['https://staging.example/portal/'],
    'https://staging.example/portal/ has a path. Give https://staging.example, and --api-base /portal if the calls are below it.',
  ],
  [['https://a.example', 'https://b.example'], 'There are 2 addresses: https://a.example https://b.example. Give one.'],
  [['https://a.example', '--format', 'xml'], '--format xml is not one of text, json.'],
  [
    ['https://a.example', '--xsrf-header', 'X CSRF'],
    '--xsrf-header "X CSRF" is not the name of an HTTP header. Write one such as X-CSRF-TOKEN.',
  ],
  [
    ['https://a.example', '--xsrf-token', 'a\nb'],
    '--xsrf-token has a line break or a character that no HTTP header can carry. Copy it again from where it is shown.',
  ],
  [['https://a.example', '--cookie', 'a=1;\r\nb=2'], '--cookie has a line break or a character'],
  [
    ['https://a.example', '--cookie', 'Cookie: session=7'],
    '--cookie begins with "Cookie:", the name of the header. Leave that out. Write name=value, as in --cookie "session=…; XSRF-TOKEN=…".',
  ],
  ...['eyJpdiI6IjRm', 'eyJpdiI6IjRmaQ==', 'eyJpdiI6IjRmaQ=; '].map((value): [string[], string] => [
    ['https://a.example', '--cookie', value],
    '--cookie has no name before its value. Write name=value',
  ]),
])('a command line that cannot be meant is refused: %s', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('a server that cannot be reached ends the run, with the reason', async () => {
  const port = await freePort();
  const { code, lines, warnings } = await run(`http://127.0.0.1:${port}`, '--only', 'academyCourses,rooms,atmTimes');
  expect(lines).toEqual([
    `FAIL  GET /app/academy/courses (academyCourses)\n      no complete answer: connect ECONNREFUSED 127.0.0.1:${port}. Is the server running?`,
    '0 ok, 1 failed, 0 skipped',
  ]);
  expect(warnings).toBe('The calls after it were not made, because the server cannot be reached.');
  expect(code).toBe(1);
});

test('a server that hangs up at one call is asked the others', async () => {
  const origin = await serve((request, response) =>
    request.url === '/app/rooms' ? request.socket.destroy() : refuse(404)(request, response),
  );
  const { lines } = await run(origin, '--only', 'rooms,atmTimes,roomTimes');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('no complete answer');
});

test('the template has a place for every address that the page supplies', async () => {
  const { code, out } = await run('--template');
  const { calls } = JSON.parse(out) as { calls: Record<string, object> };
  for (const [name, { path }] of Object.entries(endpoints))
    if (path === '{route}') expect(calls, name).toHaveProperty([name, 'route']);
  expect(code).toBe(0);
  const order = await run(demoHost().url, '--only', 'saveOrder', '--allow-writes');
  expect(order.out).toContain('"calls": { "saveOrder": { "route": … } }');
});

test.each(['admin', 'dealer'])('on the demo host it succeeds for %s, who may not do everything', async (role) => {
  const { code, out, warnings } = await run(demoHost().url, '--cookie', await cookieOf(role));
  expect(out).toMatch(/[1-9]\d* ok, 0 failed/);
  expect(out).toContain('this person may not (403)');
  expect(warnings).toBe('');
  expect(code).toBe(0);
});

describe('a run that verified nothing does not succeed', () => {
  test('nobody is logged in, or the session has ended', async () => {
    const ended = await run(await serve(refuse(401)), '--only', 'rooms,atmTimes,bookRoom', '--allow-writes');
    expect(ended.lines[0]).toMatch(/401: the session has ended.*--cookie/);
    expect(ended.lines[1]).toMatch(/as above/);
    expect(ended).toMatchObject({ code: 1 });
    expect((await run(demoHost().url, '--cookie', 'session=old', '--only', 'rooms,atmTimes')).code).toBe(1);
  });

  test('every POST is refused in JSON, although reading works', async () => {
    const origin = await serve((request, response) =>
      request.method === 'GET'
        ? response.setHeader('content-type', 'application/json').end('[]')
        : refuse(403)(request, response),
    );
    const { code, warnings } = await run(origin, '--only', 'rooms,atmTimes,roomTimes', '--cookie', 'XSRF-TOKEN=a');
    expect(warnings).toMatch(/Every POST.*refused \(2\).*token of the cookie XSRF-TOKEN.*header X-XSRF-TOKEN/);
    expect(code).toBe(1);
  });

  test('every POST is answered with 422 and no field', async () => {
    const { code, warnings } = await run(await serve(refuse(422)), '--only', 'atmTimes');
    expect(warnings).toMatch(/Every POST.*Where no reason is named above, .*No anti-forgery token was sent/);
    expect(code).toBe(1);
  });

  test.each(['["Nota terlalu panjang."]', '{"Note":["Nota terlalu panjang."]}', '"Nota terlalu panjang."'])(
    'a 422 whose errors are %s is told their shape, and not of the token',
    async (errors) => {
      const { lines, warnings } = await run(
        await serve(refuse(422, 'application/json', `{"message":"No","errors":${errors}}`)),
        ...['--only', 'saveMentorNote', '--allow-writes'],
      );
      expect(lines[0]).toContain('It names no field of the call: expected {"errors":{"note":["…"]}}');
      expect(warnings).toMatch(/^Nothing was verified/);
    },
  );

  test('every call is left out', async () => {
    const { code, warnings } = await run(demoHost().url, '--only', 'toggleFmd,bookRoom');
    expect(warnings).toMatch(/^Nothing was verified/);
    expect(code).toBe(1);
  });
});

describe('a refusal by an anti-forgery check is a failure that names the token', () => {
  test.each([
    [400, 'text/html', '<!doctype html><title>400 Bad Request</title><p>The CSRF token is missing.'],
    [403, 'text/html', page],
    [422, 'text/html', page],
    [419, 'text/html', page],
    [419, 'application/json', '{"message":"CSRF token mismatch."}'],
  ])('%i as %s', async (...answer) => {
    const origin = await serve(refuse(...answer));
    const without = await run(origin, '--only', 'toggleFmd', '--allow-writes', '--cookie', 'session=1');
    expect(without).toMatchObject({ code: 1 });
    expect(without.out).toMatch(
      /FAIL.*\n.*No anti-forgery token was sent.*no cookie XSRF-TOKEN.*--xsrf-cookie.*--xsrf-meta.*--page.*--xsrf-token.*--xsrf-header/,
    );
    const own = ['--cookie', 'csrftoken=b', '--xsrf-cookie', 'csrftoken', '--xsrf-header', 'X-CSRF'];
    expect((await run(origin, '--only', 'atmTimes', ...own)).out).toMatch(
      /FAIL.*\n.*token of the cookie csrftoken was sent in the header X-CSRF\b/,
    );
  });

  test('one person may not: JSON with 403 does not count as a failure', async () => {
    const { code, out } = await run(
      demoHost().url,
      '--cookie',
      await cookieOf('dealer'),
      '--only',
      '/fmd/,atmTimes',
      '--allow-writes',
    );
    expect(out).toContain('1 ok, 0 failed, 1 skipped');
    expect(code).toBe(0);
  });
});

describe('the token is found', () => {
  /** Takes what comes with the right token only, like Rails and Express. */
  const guarded = () =>
    serve((request, response) => {
      const { url, method, headers } = request;
      if (method === 'GET' && url === '/profile')
        response
          .setHeader('set-cookie', 'guard=7; Path=/; HttpOnly')
          .end(
            `<!-- <meta name="csrf-token" content="old"> --><META content='a+&quot;b&#x3D;' name=csrf-token><p>Hi</p>`,
          );
      else if (url === '/' || url === '/start/')
        response.writeHead(302, { location: url === '/' ? '/email' : '/start' }).end();
      else if (url === '/email' || url === '/start') response.end('<form><input type="email"></form>');
      else if (url === '/login') response.end('<form action="/login"><input type="password"></form>');
      else if (headers['x-csrf-token'] === 'a+"b=' && /\bsession=1\b/.test(headers.cookie ?? ''))
        response.setHeader('content-type', 'application/json').end('[]');
      else refuse(403, 'text/html', page)(request, response);
    });
  const call = ['--only', 'atmTimes', '--cookie', 'session=1', '--xsrf-header', 'X-CSRF-Token'];

  test('as it is given', async () => {
    expect(await run(await guarded(), ...call, '--xsrf-token', 'a+"b=')).toMatchObject({ code: 0 });
    expect((await run(await guarded(), ...call, '--xsrf-token', 'x')).out).toContain(
      'The token of --xsrf-token was sent',
    );
  });

  test('in the <meta> of a page, which also sets its cookies', async () => {
    const origin = await guarded();
    const meta = ['--xsrf-meta', 'csrf-token', '--page', '/profile'];
    expect(await run(origin, ...call, ...meta)).toMatchObject({ code: 0 });
    expect(await run(origin, ...call, '--page', '/profile', '--xsrf-cookie', 'guard')).toMatchObject({
      out: expect.stringContaining('The token of the cookie guard was sent') as string,
    });
  });

  test.each([
    [['--xsrf-meta', 'csrf-token'], /Say which page.*--page/],
    [['--xsrf-meta', 'csrf', '--page', '/profile'], /--page \/profile has no <meta name="csrf">/],
    [
      ['--xsrf-meta', 'csrf-token', '--page', '/'],
      /^--page \/ was redirected to \/email\. Is the cookie still that of somebody who may see it\? The page there has no <meta name="csrf-token">/,
    ],
    [['--xsrf-meta', 'csrf-token', '--page', '/start/'], /^--page \/start\/ has no <meta/],
    [['--xsrf-meta', 'csrf-token', '--page', '/login'], /log-in form.*--cookie/],
    [['--xsrf-meta', 'csrf-token', '--page', '/nowhere'], /answered with 403/],
    [['--xsrf-meta', 'csrf-token', '--page', 'https://other.example/'], /not on http.*cookie was not sent/],
  ])('or it is said why not: %j', async (options, sentence) => {
    await expect(run(await guarded(), ...call, ...options)).rejects.toThrow(sentence);
  });

  test('or that the page leads nowhere, or the server is not there', async () => {
    const origin = await guarded();
    const loop = await serve((_, response) => void response.writeHead(302, { location: '/' }).end());
    await expect(run(loop, '--page', '/')).rejects.toThrow(/redirect count exceeded.*session of --cookie/);
    const away = await serve((_, response) => void response.writeHead(302, { location: `${origin}/profile` }).end());
    await expect(run(away, '--page', '/')).rejects.toThrow(
      `--page ${away}/ is redirected to ${origin}, another origin. Give ${origin} as the origin`,
    );
    await expect(run('http://127.0.0.1:9', '--page', '/')).rejects.toThrow(/could not be read: .+ running/);
  });
});
