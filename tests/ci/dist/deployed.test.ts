import { expect, test } from 'vitest';
import { startHost } from '../../../mocks/host/host.ts';
import {
  hostWith,
  manifest,
  page,
  PAGES,
  plainly,
  run,
  runOn,
  script,
  summary,
  withHeader,
  type Spoil,
} from '../../support/deployed-host.ts';

test('the demo host sends everything as it should be, for pages of its own and of another origin', async () => {
  const host = await startHost({ port: 0 });
  for (const args of [[`${host.url}/widgets`], [`${host.url}/widgets/loader.js`, '--from', `${PAGES}/app`]])
    expect(await run(...args)).toEqual({
      code: 0,
      lines: [summary(0)],
    });
  await host.close();
});

const first = Object.keys(manifest.chunks).sort()[0]!;
const others = `(and ${Object.keys(manifest.chunks).length + 1} more)`;

test.each<[string, Spoil, string]>([
  [
    'a file that is missing',
    (answer, name) => (name === first ? page(404) : answer),
    `${first} answers 404. Copy all of dist/`,
  ],
  [
    'a page instead of a file',
    (answer, name) => (name === first ? page(200) : answer),
    `${first} comes as "text/html", which browsers refuse.`,
  ],
  [
    'a file of another build',
    (answer, name) => (name === 'loader.js' ? script('1') : answer),
    'loader.js has other bytes than its build: it is of another one',
  ],
  [
    'a style sheet without its type',
    withHeader(/^widgets-/, 'content-type', 'text/plain'),
    `${manifest.css.file} comes as "text/plain"`,
  ],
  [
    'hashed files that are asked for each time',
    withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'no-cache'),
    `${first} ${others} says "no-cache" about caching. Its name changes`,
  ],
  [
    'a loader that is kept',
    withHeader(/^loader.js$/, 'cache-control', 'max-age=3600'),
    'loader.js says "max-age=3600" about caching, so an earlier one may be kept',
  ],
  [
    'no word about caching',
    withHeader(/^widgets.css$/, 'cache-control'),
    'widgets.css says "" about caching, so an earlier one may be kept. Send "no-cache".',
  ],
  [
    'another allowed origin',
    withHeader(/^loader.js$/, 'access-control-allow-origin', 'https://other.example'),
    `loader.js cannot be read by pages of ${PAGES}.`,
  ],
  ...['public', 'must-revalidate', 'private, max-age=soon'].map((value): [string, Spoil, string] => [
    `"${value}", which lets browsers choose how long they keep a file,`,
    withHeader(/^(widgets.css|loader.js)$/, 'cache-control', value),
    `loader.js (and 1 more) says "${value}" about caching, so an earlier one may be kept`,
  ]),
  [
    'a loader that a CDN keeps',
    withHeader(/^loader.js$/, 'cache-control', 'public, S-MaxAge=31536000, max-age=0'),
    'loader.js says "public, S-MaxAge=31536000, max-age=0" about caching, so an earlier one may be kept',
  ],
  [
    'a loader that is used while the next is fetched',
    withHeader(/^loader.js$/, 'cache-control', 'max-age=0, stale-while-revalidate=600'),
    'loader.js says "max-age=0, stale-while-revalidate=600" about caching, so an earlier one may be kept',
  ],
  [
    'a type that only begins like that of scripts',
    withHeader(/^loader.js$/, 'content-type', 'text/javascript-foo'),
    'loader.js comes as "text/javascript-foo", which browsers refuse. Send "text/javascript".',
  ],
  [
    'a manifest that is kept',
    withHeader(/^manifest.json$/, 'cache-control', 'max-age=3600'),
    'manifest.json says "max-age=3600" about caching, so an earlier one may be kept',
  ],
])('%s is found', async (_, spoil, sentence) => {
  const { code, lines } = await runOn(spoil, '--from', PAGES);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining(sentence));
});

test.each<[string, Spoil]>([
  [
    'directives in capital letters',
    (answer, name) =>
      answer.ok ? withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'Public, Max-Age=31536000')(answer, name) : answer,
  ],
  ['no-store', withHeader(/^loader.js$/, 'cache-control', 'No-Store')],
  ['a file that must be asked for', withHeader(/^loader.js$/, 'cache-control', 'max-age=0, must-revalidate')],
  ['types in capital letters', withHeader(/\.js$/, 'content-type', 'Text/JavaScript;charset=UTF-8')],
  ['another type of scripts', withHeader(/\.js$/, 'content-type', 'application/ecmascript')],
  ['a style sheet with a charset', withHeader(/\.css$/, 'content-type', 'TEXT/CSS; charset=utf-8')],
])('%s: browsers use it, and nothing is found', async (_, spoil) => {
  expect(await runOn(spoil)).toEqual({
    code: 0,
    lines: [summary(0)],
  });
});

test('a file that is redirected is found', async () => {
  const to = 'https://cdn.example/loader.js';
  const { lines } = await runOn((answer, name) =>
    name === 'loader.js' ? new Response(null, { status: 301, headers: { location: to } }) : answer,
  );
  expect(lines).toEqual([`loader.js is redirected to ${to}. Name the address that has it.`, summary(1)]);
});

test('files that are not compressed are found', async () => {
  const { code, lines } = await runOn((_, name) => plainly(name));
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/and \d\d more\) is not compressed/), summary(1)]);
});

test('files below 1,024 bytes need not be, which usual servers and CDNs leave as they are', async () => {
  const sizes = Object.values(manifest.chunks).map(({ bytes }) => bytes);
  expect(Math.min(...sizes), 'a chunk is as small').toBeLessThan(1024);
  const small: Spoil = async (answer, name) => ((manifest.chunks[name]?.bytes ?? 1024) < 1024 ? plainly(name) : answer);
  expect(await runOn(small)).toEqual({
    code: 0,
    lines: [summary(0)],
  });
});

test('a folder may have a dot in its name', async () => {
  const host = await hostWith((answer) => answer, '/dealer-widgets-0.1.0/');
  const { lines } = await run(`${host.url}/dealer-widgets-0.1.0`);
  expect(lines.at(-1)).toBe(summary(0));
  await host.close();
});
