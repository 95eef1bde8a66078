import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderedPage } from '../../../../shared/tools/host-kit/fetch-page.ts';
import { openPage } from '../../../../shared/tools/host-kit/page-token.ts';
import { serve } from '../../../support/backends.ts';

const BOMB = brotliCompressSync(Buffer.alloc(100_000_000));

let origin = '';
beforeEach(async () => {
  origin = await serve(({ url, headers }, response) => {
    const isMember = headers.cookie === 'session=7';
    const redirect = (location: string) => response.writeHead(302, { location }).end();
    if (url === '/500') response.writeHead(500).end('<p>Error</p>');
    else if (url === '/404') response.writeHead(404).end();
    else if (url === '/loop') redirect('/loop');
    else if (url === '/bomb') response.writeHead(200, { 'content-encoding': 'br' }).end(BOMB);
    else if (url === '/slash') redirect('/slash/?lang=ms');
    else if (url === '/app' && !isMember) redirect('/log-in');
    else response.end(`<p>${url}</p>`);
  });
});

test('a page is read with the cookie, also after a redirect to its own address', async () => {
  expect(await renderedPage(`${origin}/app`, 'session=7')).toEqual({ text: '<p>/app</p>' });
  expect(await renderedPage(`${origin}/slash`)).toEqual({ text: '<p>/slash/?lang=ms</p>' });
});

test.each([
  ['/500', '', 'the server answered 500 at ORIGIN/500. The reason is in its log.'],
  [
    '/404',
    '',
    'the server answered 404 at ORIGIN/404. If it needs a log-in, give --cookie "…" of somebody who may see it.',
  ],
  [
    '/app',
    '',
    'the server redirected to another page, ORIGIN/log-in. If it needs a log-in, give --cookie "…" of somebody who may see it.',
  ],
  [
    '/app',
    'session=8',
    'the server redirected to another page, ORIGIN/log-in. Is the cookie still that of somebody who may see it?',
  ],
  ['/loop', '', 'this page could not be fetched: redirect count exceeded.'],
  ['/bomb', '', 'this page could not be fetched: it has more than 16,000,000 bytes.'],
])('%s with the cookie "%s" gives no page', async (path, cookie, problem) => {
  expect(await renderedPage(origin + path, cookie)).toEqual({ problem: problem.replace('ORIGIN', origin) });
});

test('what cannot be reached says why', async () => {
  expect(await renderedPage('http://127.0.0.1:9/')).toEqual({
    problem: expect.stringMatching(/^this page could not be fetched: (?!fetch failed)./),
  });
  expect(await renderedPage('staging.example/app')).toEqual({
    problem:
      '"staging.example/app" is not the address of a page. Write it in full, such as https://staging.example/app.',
  });
});

afterEach(() => vi.restoreAllMocks());

test('a page that cannot be reached says why, also where a name has several addresses', async () => {
  const refused = new AggregateError([Object.assign(new Error('connect ECONNREFUSED ::1:80'), { syscall: 'connect' })]);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause: refused }));
  await expect(openPage('http://localhost', '/profile', '')).rejects.toThrow(
    '--page http://localhost/profile could not be read: connect ECONNREFUSED ::1:80. Is the server running?',
  );
});
