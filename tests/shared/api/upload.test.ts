import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chromiumLaunch } from '../../chromium.mjs';
import { close, listen } from '../../support/local-server.ts';
import { LOG_IN_PAGE } from './http-server.ts';

/** What the page's script offers to the test. */
const PAGE_SCRIPT = `
  import { upload } from './shared/api/upload.ts';
  import { uploadFile } from './shared/contract/calls/upload.ts';
  globalThis.send = async (route, bytes, abortAfterProgress) => {
    const controller = new AbortController();
    if (abortAfterProgress === 'before') controller.abort();
    const progress = [];
    const onProgress = (now) => {
      progress.push(now);
      if (abortAfterProgress) controller.abort();
    };
    const file = new File([new Uint8Array(bytes)], 'kad pengenalan.pdf', { type: 'application/pdf' });
    try {
      const answer = await upload(uploadFile, { params: { route }, request: { file }, signal: controller.signal, onProgress });
      return { answer: String(answer), progress };
    } catch (error) {
      const { name, kind, message, status, fields, mayBeDone } = error;
      return { name, kind, message, status, fields, mayBeDone, progress };
    }
  };`;

interface Outcome {
  answer?: string;
  kind?: string;
  message?: string;
  status?: number;
  fields?: object;
  progress: { loaded: number; total: number }[];
}
type Respond = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

let browser: Browser;
let page: Page;
let respond: Respond;
let requests: string[];
let seen: { url: string; headers: IncomingMessage['headers']; body: string }[];
const servers = [createServer(serve), createServer(serve)];
let origins: string[];
let script: string;

function serve(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url = '', headers, method } = request;
    if (url === '/page')
      return response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'XSRF-TOKEN=to%3Dken' })
        .end(`<script type="module">${script}</script>`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'x-xsrf-token, x-requested-with, accept, *');
    requests.push(url);
    if (method === 'OPTIONS' || url === '/favicon.ico') return response.writeHead(204).end();
    const body = Buffer.concat(chunks);
    seen.push({ url, headers, body: body.toString('latin1') });
    return respond(request, response, body);
  });
}

const send = (route: string, bytes = 10, abort?: 'before' | 'during') =>
  page.evaluate(
    // the page's script puts it there
    ([r, b, a]) => (globalThis as unknown as { send(...args: unknown[]): Promise<Outcome> }).send(r, b, a),
    [route, bytes, abort] as const,
  );

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: path.join(import.meta.dirname, '../../..') },
    bundle: true,
    format: 'esm',
    write: false,
  });
  script = outputFiles[0]!.text;
  origins = await Promise.all(servers.map(listen));
  browser = await chromium.launch(await chromiumLaunch());
  page = await browser.newPage();
  await page.goto(`${origins[0]}/page`);
  await page.waitForFunction(() => 'send' in globalThis);
});
beforeEach(() => {
  seen = [];
  requests = [];
  respond = (_, response) => response.end('stored');
});
afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map(close));
});

it('send the one field "file" with its name, the token and the usual headers', async () => {
  expect(await send('/documents', 3)).toMatchObject({ answer: 'undefined' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    url: '/documents',
    headers: { 'x-xsrf-token': 'to=ken', accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]!.body.match(/name="[^"]+"; filename="[^"]+"/g)).toEqual([
    'name="file"; filename="kad pengenalan.pdf"',
  ]);
});

it('report the bytes that were sent and their total', async () => {
  const { progress } = await send('/documents', 3_000_000);
  const { loaded, total } = progress.at(-1)!;
  expect(loaded).toBe(total);
  expect(total).toBeGreaterThan(3_000_000);
  expect(progress.map((now) => now.loaded)).toEqual(progress.map((now) => now.loaded).toSorted((a, b) => a - b));
});

it('keep the token from another origin', async () => {
  expect(await send(`${origins[1]}/documents`)).toMatchObject({ answer: 'undefined' });
  expect(seen[0]!.headers).not.toHaveProperty('x-xsrf-token');
});

it.each([301, 302, 303, 307, 308])(
  'take neither token nor file to another origin that a %i leads to',
  async (status) => {
    respond = (request, response) => {
      if (request.url === '/documents') response.writeHead(status, { location: `${origins[1]}/stolen` }).end();
      else response.end('thank you');
    };
    expect(await send('/documents', 100_000)).toMatchObject({ kind: 'network', mayBeDone: true });
    expect(seen.map(({ url }) => url)).toEqual(['/documents']);
    expect(requests).not.toContain('/stolen');
  },
);

it('follow a redirect on the same origin', async () => {
  respond = (request, response) => {
    if (request.url === '/documents') response.writeHead(307, { location: '/moved' }).end();
    else response.end('stored');
  };
  expect(await send('/documents')).toMatchObject({ answer: 'undefined' });
  expect(seen.map(({ url }) => url)).toEqual(['/documents', '/moved']);
});

it('leave nothing on the page, and end when the page takes their window away', async () => {
  await send('/documents');
  await page.waitForFunction(() => !document.querySelector('iframe'));
  respond = () => void page.evaluate(() => document.querySelector('iframe')?.remove());
  expect(await send('/documents')).toMatchObject({ kind: 'network', mayBeDone: true });
});

it.each(['before', 'during'] as const)('end when they are given up %s they run', async (when) => {
  respond = () => {};
  expect(await send('/documents', 10, when)).toMatchObject({ kind: 'aborted', name: 'AbortError' });
});

it.each([
  [413, '', { kind: 'too-large' }],
  [422, '{"errors":{"file":["Fail mesti PDF."]}}', { kind: 'validation', fields: { file: ['Fail mesti PDF.'] } }],
  [401, '{}', { kind: 'session-ended' }],
  [500, '', { kind: 'server', status: 500 }],
  [200, LOG_IN_PAGE, { kind: 'session-ended' }],
])('end with the same errors as every call: %i', async (status, body, expected) => {
  respond = (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  expect(await send('/documents')).toMatchObject(expected);
});

it('end with a network error when the connection is lost', async () => {
  respond = (_, response) => response.destroy();
  expect(await send('/documents')).toMatchObject({
    kind: 'network',
    message: expect.stringContaining('POST /documents got no complete answer'),
  });
});

it('take a redirect to an ordinary page for success, as form handlers answer', async () => {
  respond = (request, response) => {
    if (request.url === '/done') response.end('<!DOCTYPE html><p>Stored');
    else response.writeHead(302, { location: '/done' }).end();
  };
  expect(await send('/documents')).toMatchObject({ answer: 'undefined' });
});

it('are sent once more after 419 only if the cookie has changed', async () => {
  respond = (_, response) => response.writeHead(419).end();
  expect(await send('/documents')).toMatchObject({ kind: 'session-ended', status: 419 });
  expect(seen).toHaveLength(1);
  respond = (_, response) =>
    response.writeHead(seen.length === 2 ? 419 : 200, { 'set-cookie': 'XSRF-TOKEN=fresh' }).end();
  expect(await send('/documents')).toMatchObject({ answer: 'undefined' });
  expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['to=ken', 'to=ken', 'fresh']);
});

it('refuse an address that is none', async () => {
  expect(await send('javascript:alert(1)')).toMatchObject({ message: expect.stringContaining('was refused') });
  expect(seen).toHaveLength(0);
});
