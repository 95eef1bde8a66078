import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createAssets } from '../../../mocks/host/assets.ts';
import { startHost } from '../../../mocks/host/host.ts';
import { missing, page, plainly, run, runOn, script, summary, type Spoil } from '../../support/deployed-host.ts';
import { dist } from '../../support/dist.ts';

/** Whether the command asks the server that people get, as their browsers do. */

test('what is no deployed folder is a problem like others, with the address', async () => {
  const folder = 'http://127.0.0.1:9/widgets/';
  expect(await run(folder)).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^manifest\.json cannot be read: connect ECONNREFUSED.*Is the server running\?/),
      `no build in ${folder}: 1 files requested, 1 problems`,
    ],
  });
  const host = await startHost({ port: 0 });
  onTestFinished(() => host.close());
  expect((await run(`${host.url.replace('http:', 'https:')}/widgets/`)).lines[0]).toBe(
    'manifest.json cannot be read: the server does not speak https there. Write http:// if that is what it speaks.',
  );
  const linesOf = async (spoil: Spoil) => (await runOn(spoil)).lines.join('\n');
  expect(await linesOf(() => page(200))).toMatch(/^manifest\.json is not the manifest of a build\./m);
  expect(await linesOf(() => page(404))).toMatch(/^manifest\.json answers 404\./);
});

test('what a cache on the way keeps for browsers is seen, for which it keeps another object than for other programs', async () => {
  // Chrome 123, Edge and Firefox 126 and newer, word for word
  const browsers = 'gzip, deflate, br, zstd';
  const host = await startHost({
    port: 0,
    before: (request, { pathname }) =>
      pathname === '/widgets/loader.js' && request.headers.get('accept-encoding') === browsers
        ? Promise.resolve(script('the one of an earlier build'))
        : Promise.resolve(undefined),
  });
  onTestFinished(() => host.close());
  const { lines } = await run(`${host.url}/widgets/`);
  expect(lines).toContainEqual(expect.stringMatching(/^loader\.js has other bytes than its build/));
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['zstd', zstdCompressSync],
])('files that come as %s are read', async (encoding, compress) => {
  const packed: Spoil = async (answer, name) => {
    if (answer.status !== 200 || name === 'manifest.json') return answer;
    const bytes = compress(Buffer.from(await (await plainly(name)).arrayBuffer()));
    const headers = new Headers(answer.headers);
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    return new Response(new Uint8Array(bytes), { headers });
  };
  expect(await runOn(packed)).toEqual({ code: 0, lines: [summary(0)] });
});

test('a file that says it is compressed, and is not, is found', async () => {
  const { lines } = await runOn(async (answer, name) =>
    name === 'loader.js'
      ? new Response(await (await plainly(name)).arrayBuffer(), {
          headers: { ...Object.fromEntries(answer.headers), 'content-encoding': 'br' },
        })
      : answer,
  );
  expect(lines[0]).toMatch(
    /^loader\.js cannot be read: .* The server is running, but its answer breaks off, or is not what its headers say/,
  );
});

test('a small file that unpacks to gigabytes is not unpacked', async () => {
  const bomb = brotliCompressSync(Buffer.alloc(200_000_000));
  const { lines } = await runOn((answer, name) =>
    name === 'loader.js'
      ? new Response(new Uint8Array(bomb), { headers: { 'content-encoding': 'br', 'content-type': 'text/javascript' } })
      : answer,
  );
  expect(lines).toContain('loader.js has more than 8388608 bytes, as no file of a build.');
});

test('a server that sends other names than the site’s to a balancer is told from it, and asked by that name', async () => {
  const balancer = await startHost({ port: 0 });
  const serve = createAssets(dist);
  const web1 = await startHost({
    port: 0,
    before: async (request, { pathname }) =>
      request.headers.get('host') === 'site.example'
        ? ((await serve(request, pathname.slice('/widgets/'.length))) ?? missing())
        : new Response(null, { status: 301, headers: { location: `${balancer.url}${pathname}` } }),
  });
  onTestFinished(() => Promise.all([balancer.close(), web1.close()]).then(() => {}));
  const folder = `${web1.url}/widgets/`;
  expect(await run(folder)).toEqual({
    code: 1,
    lines: [
      `manifest.json is redirected to ${balancer.url}/widgets/manifest.json. Name the address that has it.`,
      `no build in ${folder}: 1 files requested, 1 problems`,
    ],
  });
  expect(await run(folder, '--host', 'site.example')).toEqual({ code: 0, lines: [summary(0)] });
});
