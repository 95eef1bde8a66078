import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAssets } from '../../mocks/host/assets.ts';
import { startHost } from '../../mocks/host/host.ts';
import {
  files,
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
} from '../support/deployed-host.ts';
import { dist } from '../support/dist.ts';

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
    'loader.js says "max-age=3600" about caching, so browsers may keep',
  ],
  [
    'no word about caching',
    withHeader(/^widgets.css$/, 'cache-control'),
    'widgets.css says nothing about caching, so browsers may keep',
  ],
  [
    'another allowed origin',
    withHeader(/^loader.js$/, 'access-control-allow-origin', 'https://other.example'),
    `loader.js cannot be read by pages of ${PAGES}.`,
  ],
  [
    'a page for what is not there',
    (answer) => (answer.status === 404 ? page(200) : answer),
    'chunks/none-AAAAAA.js (and 1 more) is not there, and the server answers 200.',
  ],
  [
    'a 404 that is kept',
    (answer) => (answer.status === 404 ? withHeader(/./, 'cache-control', 'max-age=600')(answer, '-') : answer),
    'chunks/none-AAAAAA.js (and 1 more) is not there, and this answer may be kept ("max-age=600").',
  ],
  [
    'a 404 without a word about caching, which a CDN keeps as long as it likes,',
    (answer) => (answer.status === 404 ? withHeader(/./, 'cache-control')(answer, '-') : answer),
    'chunks/none-AAAAAA.js (and 1 more) is not there, and this answer says nothing about caching, so a CDN may keep it',
  ],
  ...['public', 'must-revalidate', 'private, max-age=soon'].map((value): [string, Spoil, string] => [
    `"${value}", which lets browsers choose how long they keep a file,`,
    withHeader(/^(widgets.css|loader.js)$/, 'cache-control', value),
    `loader.js (and 1 more) says "${value}" about caching, which names no time, so browsers may keep`,
  ]),
  [
    'a loader that a CDN keeps',
    withHeader(/^loader.js$/, 'cache-control', 'public, S-MaxAge=31536000, max-age=0'),
    'loader.js says "public, S-MaxAge=31536000, max-age=0" about caching, so caches on the way, such as a CDN, may keep',
  ],
  [
    'a loader that is used while the next is fetched',
    withHeader(/^loader.js$/, 'cache-control', 'max-age=0, stale-while-revalidate=600'),
    'loader.js says "max-age=0, stale-while-revalidate=600" about caching, so browsers may keep',
  ],
  [
    'a type that only begins like that of scripts',
    withHeader(/^loader.js$/, 'content-type', 'text/javascript-foo'),
    'loader.js comes as "text/javascript-foo", which browsers refuse. Send "text/javascript".',
  ],
  [
    'a manifest that is kept',
    withHeader(/^manifest.json$/, 'cache-control', 'max-age=3600'),
    'manifest.json says "max-age=3600" about caching, so browsers may keep',
  ],
  [
    'a rule for hashed names that also applies to those that are not there',
    (answer, name) =>
      answer.status === 404 && /-([0-9A-F]{6}|[0-9A-F]{8})\.js$/.test(name)
        ? withHeader(/./, 'cache-control', 'max-age=31536000, immutable')(answer, '-')
        : answer,
    'chunks/none-AAAAAA.js (and 1 more) is not there, and this answer may be kept',
  ],
  [
    'host/, which is not for browsers',
    async (answer, name) => (name.startsWith('host/') ? new Response(await readFile(path.join(dist, name))) : answer),
    'host/dealer-widgets.mjs is served, and with it the helpers for templates, which a server that runs PHP would run.',
  ],
])('%s is found', async (_, spoil, sentence) => {
  const { code, lines } = await runOn(spoil, '--from', PAGES);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining(sentence));
});

test('a page in place of host/ is not taken for it', async () => {
  const { lines } = await runOn((answer, name) => (name.startsWith('host/') ? page(200) : answer));
  expect(lines).toEqual([summary(0)]);
});

test.each<[string, Spoil]>([
  [
    'directives in capital letters',
    (answer, name) =>
      answer.ok ? withHeader(/-[0-9A-F]{6,8}\./, 'cache-control', 'Public, Max-Age=31536000')(answer, name) : answer,
  ],
  ['no-store', withHeader(/^loader.js$/, 'cache-control', 'No-Store')],
  ['a file that must be asked for', withHeader(/^loader.js$/, 'cache-control', 'max-age=0, must-revalidate')],
  [
    'a date that has passed',
    async (answer, name) =>
      withHeader(/^loader.js$/, 'expires', '0')(await withHeader(/^loader.js$/, 'cache-control')(answer, name), name),
  ],
  ['types in capital letters', withHeader(/\.js$/, 'content-type', 'Text/JavaScript;charset=UTF-8')],
  ['another type of scripts', withHeader(/\.js$/, 'content-type', 'application/ecmascript')],
  ['a style sheet with a charset', withHeader(/\.css$/, 'content-type', 'TEXT/CSS; charset=utf-8')],
])('%s: browsers use it, and nothing is found', async (_, spoil) => {
  expect(await runOn(spoil)).toEqual({
    code: 0,
    lines: [summary(0)],
  });
});

describe('files that are redirected', () => {
  /** The result for a server that sends on what fits, to another that does as `spoil` says. */
  async function redirected(which: RegExp, spoil: Spoil, ...args: string[]) {
    const other = await hostWith(spoil, '/elsewhere/');
    try {
      const to = `${other.url}/elsewhere/`;
      const found = await runOn(
        (answer, name) =>
          which.test(name) ? new Response(null, { status: 302, headers: { location: to + name } }) : answer,
        ...args,
      );
      return { ...found, out: found.lines.join('\n'), origin: other.url, to };
    } finally {
      await other.close();
    }
  }
  const silent = withHeader(/./, 'access-control-allow-origin');

  test('to another origin, whose files no page may read', async () => {
    const { code, out, origin, to } = await redirected(/(?<!json)$/, silent);
    expect(code).toBe(1);
    expect(out).toContain(
      `(and ${files - 1} more) is redirected to ${to}, and browsers look there for what it imports.`,
    );
    expect(out).toContain(`The pages' script-src must allow ${origin} until then.`);
    expect(out).toMatch(
      new RegExp(
        `and ${files + 1} more\\) cannot be read by pages of http://localhost:\\d+, because it comes from ${origin}`,
      ),
    );
  });

  test('to another origin, which pages of a third one reach without the name of their own', async () => {
    const named = withHeader(/./, 'access-control-allow-origin', PAGES);
    const { out, origin } = await redirected(/^loader.js/, named, '--from', PAGES);
    expect(out).toContain(`loader.js cannot be read by pages of ${PAGES}, because it comes from ${origin}.`);
  });

  test('to another folder of the same server', async () => {
    const serve = createAssets(dist);
    const { code, lines } = await runOn(async (answer, name) => {
      if (name === 'loader.js') return new Response(null, { status: 301, headers: { location: 'now/loader.js' } });
      return name === 'now/loader.js' ? (await serve(new Request('http://host/'), 'loader.js'))! : answer;
    });
    expect(code).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^loader\.js is redirected to http:.*\/widgets\/now\/, and browsers look there/),
    );
    expect(lines.join()).not.toMatch(/script-src|cannot be read/);
  });
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

test('an import map for another folder is noted, and is no problem', async () => {
  const elsewhere: Spoil = async (answer, name) =>
    name === 'manifest.json'
      ? Response.json(
          { ...manifest, publicPath: 'https://cdn.example/w/' },
          { headers: { 'cache-control': 'no-cache' } },
        )
      : answer;
  const { code, lines } = await runOn(elsewhere);
  expect(code).toBe(0);
  expect(lines[0]).toContain('importMap of the manifest is for https://cdn.example/w/.');
});

test('json has all files of a problem', async () => {
  const { lines } = await runOn(withHeader(/\.css$/, 'content-type', 'text/plain'), '--format', 'json');
  const { findings } = JSON.parse(lines.join('\n')) as { findings: Array<{ files: string[] }> };
  expect(findings.flatMap((each) => each.files)).toEqual(['widgets.css', manifest.css.file].sort());
});

test('a folder may have a dot in its name', async () => {
  const host = await hostWith((answer) => answer, '/dealer-widgets-0.1.0/');
  const { lines } = await run(`${host.url}/dealer-widgets-0.1.0`);
  expect(lines.at(-1)).toBe(summary(0));
  await host.close();
});
