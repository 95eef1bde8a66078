/** What `dealer-widgets deployed` says of a host that sends something wrongly, and whether it asks as browsers do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createAssets } from '../../../mocks/host/assets.ts';
import { startHost } from '../../../mocks/host/host.ts';
import { deployedCommand } from '../../../shared/tools/host-kit/deployed.ts';
import { dist, readManifest } from '../../support/dist.ts';

const manifest = readManifest();
const [first = ''] = Object.keys(manifest.chunks).sort();
const PAGES = 'https://app.example';
const summary = (problems: number): string =>
  `build ${manifest.build}: ${Object.keys(manifest.chunks).length + 4} files requested, ${problems} problems`;
const WELL = { code: 0, lines: [summary(0)] };

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await deployedCommand(args, (line) => void lines.push(line)), lines };
}

type Spoil = (answer: Response, name: string, request: Request) => Response | Promise<Response>;

const serve = createAssets(dist);
const missing = (): Response => new Response('Not Found', { status: 404 });
/** A file as it is, not compressed. */
const plainly = async (name: string): Promise<Response> =>
  (await serve(new Request('http://host/'), name)) ?? missing();

/** Another host with the files of `dist/` in a folder, which answers with what `spoil` makes of them. @returns its address */
async function hostWith(spoil: Spoil, folder = '/widgets/'): Promise<string> {
  const host = await startHost({
    port: 0,
    async before(request, { pathname }) {
      if (!pathname.startsWith(folder)) return undefined;
      const name = pathname.slice(folder.length);
      return spoil((await serve(request, name)) ?? missing(), name, request);
    },
  });
  onTestFinished(() => host.close());
  return host.url;
}

/** The command's result for such a host. */
const runOn = async (spoil: Spoil, ...args: string[]) => run(`${await hostWith(spoil)}/widgets/`, ...args);

const withHeader =
  (which: RegExp, name: string, value?: string): Spoil =>
  (answer, file) => {
    if (!which.test(file) || !answer.ok) return answer;
    answer.headers.delete(name);
    if (value) answer.headers.set(name, value);
    return answer;
  };
/** In place of one file. */
const instead =
  (name: string, response: () => Response): Spoil =>
  (answer, file) =>
    file === name ? response() : answer;
const page = (status: number) => () =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
const script = (code: string): Response =>
  new Response(code, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } });

test('the demo host sends everything as it should be, for pages of its own and of another origin', async () => {
  const url = await hostWith((answer) => answer);
  for (const args of [[`${url}/widgets`], [`${url}/widgets/loader.js`, '--from', `${PAGES}/app`]])
    expect(await run(...args)).toEqual(WELL);
});

const others = `(and ${Object.keys(manifest.chunks).length + 1} more)`;
const kept = (value?: string): Spoil => withHeader(/^loader.js$/, 'cache-control', value);

test.each<[string, Spoil, string]>([
  ['a file that is missing', instead(first, page(404)), `${first} answers 404. Copy all of dist/`],
  ['a page instead of a file', instead(first, page(200)), `${first} comes as "text/html", which browsers refuse.`],
  [
    'a file of another build',
    instead('loader.js', () => script('1')),
    'loader.js has other bytes than its build: it is of another one',
  ],
  [
    'a style sheet without its type',
    withHeader(/^widgets-/, 'content-type', 'text/plain'),
    `${manifest.css.file} comes as "text/plain"`,
  ],
  [
    'a type that only begins like that of scripts',
    withHeader(/^loader.js$/, 'content-type', 'text/javascript-foo'),
    'loader.js comes as "text/javascript-foo", which browsers refuse. Send "text/javascript".',
  ],
  [
    'hashed files that are asked for each time',
    withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'no-cache'),
    `${first} ${others} says "no-cache" about caching. Its name changes`,
  ],
  ['a loader that is kept', kept('max-age=3600'), 'says "max-age=3600" about caching, so an earlier one may be kept'],
  ['no word about caching', kept(), 'loader.js says "" about caching, so an earlier one may be kept. Send "no-cache".'],
  ['a word that lets browsers choose', kept('must-revalidate'), 'loader.js says "must-revalidate" about caching, so'],
  ['a loader that a CDN keeps', kept('S-MaxAge=31536000, max-age=0'), 'so an earlier one may be kept'],
  ['a loader used while the next is fetched', kept('max-age=0, stale-while-revalidate=600'), 'so an earlier one may'],
  [
    'a manifest that is kept',
    withHeader(/^manifest.json$/, 'cache-control', 'max-age=3600'),
    'manifest.json says "max-age=3600" about caching, so an earlier one may be kept',
  ],
  [
    'another allowed origin',
    withHeader(/^loader.js$/, 'access-control-allow-origin', 'https://other.example'),
    `loader.js cannot be read by pages of ${PAGES}.`,
  ],
  [
    'a file that is redirected',
    instead('loader.js', () => new Response(null, { status: 301, headers: { location: `${PAGES}/a.js` } })),
    `loader.js is redirected to ${PAGES}/a.js. Name the address that has it.`,
  ],
  ['files that are not compressed', (_, name) => plainly(name), 'is not compressed'],
  [
    'a file that says it is compressed, and is not',
    instead('loader.js', () => new Response('1', { headers: { 'content-encoding': 'br' } })),
    'The server is running, but its answer breaks off, or is not what its headers say',
  ],
  [
    'a small file that unpacks to megabytes',
    instead('loader.js', () => new Response(BOMB, { headers: { 'content-encoding': 'br' } })),
    'loader.js has more than 8388608 bytes, as no file of a build.',
  ],
  [
    'what a cache on the way keeps for browsers alone', // Chrome 123, Edge and Firefox 126 and newer, word for word
    (answer, name, { headers }) =>
      name === 'loader.js' && headers.get('accept-encoding') === 'gzip, deflate, br, zstd' ? script('earlier') : answer,
    'loader.js has other bytes than its build',
  ],
  ['no manifest', instead('manifest.json', page(404)), 'manifest.json answers 404.'],
  ['a page for the manifest', instead('manifest.json', page(200)), 'manifest.json is not the manifest of a build.'],
])('%s is found', async (_, spoil, sentence) => {
  const { code, lines } = await runOn(spoil, '--from', PAGES);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining(sentence));
});
const BOMB = new Uint8Array(brotliCompressSync(Buffer.alloc(200_000_000)));

test.each<[string, Spoil]>([
  ['directives in capital letters', withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'Public, Max-Age=31536000')],
  ['no-store', kept('No-Store')],
  ['a file that must be asked for', kept('max-age=0, must-revalidate')],
  ['another type of scripts', withHeader(/\.js$/, 'content-type', 'Application/ECMAScript;charset=UTF-8')],
  ['a style sheet with a charset', withHeader(/\.css$/, 'content-type', 'TEXT/CSS; charset=utf-8')],
  // which usual servers and CDNs leave as they are
  [
    'files below 1,024 bytes that are not compressed',
    (answer, name) => ((manifest.chunks[name]?.bytes ?? 1024) < 1024 ? plainly(name) : answer),
  ],
  [
    'files that come as zstd',
    async (answer, name) => {
      if (!answer.ok || name === 'manifest.json') return answer;
      const bytes = zstdCompressSync(Buffer.from(await (await plainly(name)).arrayBuffer()));
      const headers = new Headers([...answer.headers, ['content-encoding', 'zstd']]);
      headers.set('content-encoding', 'zstd');
      headers.delete('content-length');
      return new Response(new Uint8Array(bytes), { headers });
    },
  ],
])('%s: browsers use it, and nothing is found', async (_, spoil) => {
  expect(await runOn(spoil)).toEqual(WELL);
});

test('a folder may have a dot in its name', async () => {
  const url = await hostWith((answer) => answer, '/dealer-widgets-0.1.0/');
  expect(await run(`${url}/dealer-widgets-0.1.0`)).toEqual(WELL);
});

test('a server that sends other names than the site’s to a balancer is told from it, and asked by that name', async () => {
  const spoil: Spoil = (answer, name, { headers }) =>
    headers.get('host') === 'site.example'
      ? answer
      : new Response(null, { status: 301, headers: { location: `https://site.example/widgets/${name}` } });
  const folder = `${await hostWith(spoil)}/widgets/`;
  expect(await run(folder)).toEqual({
    code: 1,
    lines: [
      'manifest.json is redirected to https://site.example/widgets/manifest.json. Name the address that has it.',
      `no build in ${folder}: 1 files requested, 1 problems`,
    ],
  });
  expect(await run(folder, '--host', 'site.example')).toEqual(WELL);
});

test('a server that still has the earlier build is found, although all of its files belong together', async () => {
  const folder = `${await hostWith((answer) => answer)}/widgets/`;
  const top = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const expecting = (content: string) => {
    const file = path.join(top, 'manifest.json');
    writeFileSync(file, content);
    return run(folder, '--expect', file);
  };
  expect(await expecting(JSON.stringify(manifest))).toEqual(WELL);
  expect((await expecting(JSON.stringify({ ...manifest, build: '0A0B0C0D' }))).lines).toEqual([
    `manifest.json is of build ${manifest.build}, not of 0A0B0C0D. Copy that build to this server.`,
    summary(1),
  ]);
  await expect(expecting('{}')).rejects.toThrow(/^--expect .* is not the manifest of a build\./);
});

test('a command line without an address, or with something else in its place, is refused', async () => {
  await expect(run('widgets.example')).rejects.toThrow(
    'widgets.example is not an address. Expected one such as https:',
  );
  await expect(run('https://site.example/', '--from', 'app.example')).rejects.toThrow('app.example is not an address.');
  expect((await run()).code).toBe(2);
});
