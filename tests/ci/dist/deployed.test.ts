import { expect, test } from 'vitest';
import { startHost } from '../../../mocks/host/host.ts';
import * as deployed from '../../support/deployed-host.ts';

test('the demo host sends everything as it should be, for pages of its own and of another origin', async () => {
  const host = await startHost({ port: 0 });
  for (const args of [[`${host.url}/widgets`], [`${host.url}/widgets/loader.js`, '--from', `${deployed.PAGES}/app`]])
    expect(await deployed.run(...args)).toEqual({ code: 0, lines: [deployed.summary(0)] });
  await host.close();
});

const first = Object.keys(deployed.manifest.chunks).sort()[0]!;
const others = `(and ${Object.keys(deployed.manifest.chunks).length + 1} more)`;

test.each<[string, deployed.Spoil, string]>([
  [
    'a file that is missing',
    (answer, name) => (name === first ? deployed.page(404) : answer),
    `${first} answers 404. Copy all of dist/`,
  ],
  [
    'a page instead of a file',
    (answer, name) => (name === first ? deployed.page(200) : answer),
    `${first} comes as "text/html", which browsers refuse.`,
  ],
  [
    'a file of another build',
    (answer, name) => (name === 'loader.js' ? deployed.script('1') : answer),
    'loader.js has other bytes than its build: it is of another one',
  ],
  [
    'a style sheet without its type',
    deployed.withHeader(/^widgets-/, 'content-type', 'text/plain'),
    `${deployed.manifest.css.file} comes as "text/plain"`,
  ],
  [
    'hashed files that are asked for each time',
    deployed.withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'no-cache'),
    `${first} ${others} says "no-cache" about caching. Its name changes`,
  ],
  [
    'a loader that is kept',
    deployed.withHeader(/^loader.js$/, 'cache-control', 'max-age=3600'),
    'loader.js says "max-age=3600" about caching, so an earlier one may be kept',
  ],
  [
    'no word about caching',
    deployed.withHeader(/^widgets.css$/, 'cache-control'),
    'widgets.css says "" about caching, so an earlier one may be kept. Send "no-cache".',
  ],
  [
    'another allowed origin',
    deployed.withHeader(/^loader.js$/, 'access-control-allow-origin', 'https://other.example'),
    `loader.js cannot be read by pages of ${deployed.PAGES}.`,
  ],
  ...['public', 'must-revalidate', 'private, max-age=soon'].map((value): [string, deployed.Spoil, string] => [
    `"${value}", which lets browsers choose how long they keep a file,`,
    deployed.withHeader(/^(widgets.css|loader.js)$/, 'cache-control', value),
    `loader.js (and 1 more) says "${value}" about caching, so an earlier one may be kept`,
  ]),
  [
    'a loader that a CDN keeps',
    deployed.withHeader(/^loader.js$/, 'cache-control', 'public, S-MaxAge=31536000, max-age=0'),
    'loader.js says "public, S-MaxAge=31536000, max-age=0" about caching, so an earlier one may be kept',
  ],
  [
    'a loader that is used while the next is fetched',
    deployed.withHeader(/^loader.js$/, 'cache-control', 'max-age=0, stale-while-revalidate=600'),
    'loader.js says "max-age=0, stale-while-revalidate=600" about caching, so an earlier one may be kept',
  ],
  [
    'a type that only begins like that of scripts',
    deployed.withHeader(/^loader.js$/, 'content-type', 'text/javascript-foo'),
    'loader.js comes as "text/javascript-foo", which browsers refuse. Send "text/javascript".',
  ],
  [
    'a manifest that is kept',
    deployed.withHeader(/^manifest.json$/, 'cache-control', 'max-age=3600'),
    'manifest.json says "max-age=3600" about caching, so an earlier one may be kept',
  ],
])('%s is found', async (_, spoil, sentence) => {
  const { code, lines } = await deployed.runOn(spoil, '--from', deployed.PAGES);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining(sentence));
});

test.each<[string, deployed.Spoil]>([
  [
    'directives in capital letters',
    (answer, name) =>
      answer.ok
        ? deployed.withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'Public, Max-Age=31536000')(answer, name)
        : answer,
  ],
  ['no-store', deployed.withHeader(/^loader.js$/, 'cache-control', 'No-Store')],
  ['a file that must be asked for', deployed.withHeader(/^loader.js$/, 'cache-control', 'max-age=0, must-revalidate')],
  ['types in capital letters', deployed.withHeader(/\.js$/, 'content-type', 'Text/JavaScript;charset=UTF-8')],
  ['another type of scripts', deployed.withHeader(/\.js$/, 'content-type', 'application/ecmascript')],
  ['a style sheet with a charset', deployed.withHeader(/\.css$/, 'content-type', 'TEXT/CSS; charset=utf-8')],
])('%s: browsers use it, and nothing is found', async (_, spoil) => {
  expect(await deployed.runOn(spoil)).toEqual({ code: 0, lines: [deployed.summary(0)] });
});

test('a file that is redirected is found', async () => {
  const to = 'https://cdn.example/loader.js';
  const { lines } = await deployed.runOn((answer, name) =>
    name === 'loader.js' ? new Response(null, { status: 301, headers: { location: to } }) : answer,
  );
  expect(lines).toEqual([`loader.js is redirected to ${to}. Name the address that has it.`, deployed.summary(1)]);
});

test('files that are not compressed are found', async () => {
  const { code, lines } = await deployed.runOn((_, name) => deployed.plainly(name));
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/and \d\d more\) is not compressed/), deployed.summary(1)]);
});

test('files below 1,024 bytes need not be, which usual servers and CDNs leave as they are', async () => {
  const sizes = Object.values(deployed.manifest.chunks).map(({ bytes }) => bytes);
  expect(Math.min(...sizes), 'a chunk is as small').toBeLessThan(1024);
  const small: deployed.Spoil = async (answer, name) =>
    (deployed.manifest.chunks[name]?.bytes ?? 1024) < 1024 ? deployed.plainly(name) : answer;
  expect(await deployed.runOn(small)).toEqual({ code: 0, lines: [deployed.summary(0)] });
});

test('a folder may have a dot in its name', async () => {
  const host = await deployed.hostWith((answer) => answer, '/dealer-widgets-0.1.0/');
  const { lines } = await deployed.run(`${host.url}/dealer-widgets-0.1.0`);
  expect(lines.at(-1)).toBe(deployed.summary(0));
  await host.close();
});
