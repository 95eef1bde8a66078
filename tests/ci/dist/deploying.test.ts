import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAssets } from '../../../mocks/host/assets.ts';
import { dist, distFiles, readManifest } from '../../support/dist.ts';
import { guideBlock, guideImportMap } from '../../support/guides.ts';

/** The guides "Servers" and "Going live": their own lines are run. */
const manifest = readManifest();
const names = [...distFiles().keys()].filter((name) => /\.(js|css|json|txt)$/.test(name));

/**
 * The headers that a configuration gives to a file.
 * @param inherits whether a file with a hashed name also gets the headers outside the rule for such names; not in nginx
 */
function headersBy(
  config: string,
  rule: RegExp,
  header: RegExp,
  inherits: boolean,
): (name: string) => Record<string, string> {
  const [whole, pattern, inside] = rule.exec(config)!;
  const read = (text: string) =>
    Object.fromEntries([...text.matchAll(header)].map(([, name, value]) => [name!.toLowerCase(), value!]));
  const hashed = new RegExp(pattern!);
  const outside = read(config.replace(whole, ''));
  return (name) => (hashed.test(name) ? { ...(inherits && outside), ...read(inside!) } : outside);
}
/** What nginx sends about caching a file with a hash in its name, by status. */
const cacheInNginx = (): Record<string, string> =>
  Object.fromEntries(
    [...guideBlock('nginx', 'map $status').matchAll(/^ {2}(\S+) (".*");$/gm)].map(([, status, value]) => [
      status,
      value,
    ]),
  );
const servers: Array<[string, (name: string) => Record<string, string>]> = [
  [
    'nginx',
    headersBy(
      // a file that is there
      guideBlock('nginx', 'location').replace('$dw_cache', cacheInNginx().default ?? ''),
      /location ~ "(.*)" \{([^}]*)\}/,
      /add_header (\S+) "([^"]*)"(?: always)?;/g,
      false,
    ),
  ],
  [
    'Apache',
    headersBy(
      guideBlock('apache', 'FilesMatch'),
      /<FilesMatch "(.*)">([^]*)<\/FilesMatch>/,
      /Header (?:always )?set (\S+) "([^"]*)"/g,
      true,
    ),
  ],
];

test.each(servers)(
  '%s as the guide sets it up sends what the demo host sends, for every file',
  async (_, headersOf) => {
    const serve = createAssets(dist);
    for (const name of names) {
      const { headers } = (await serve(new Request('http://host/'), name))!;
      const expected = headersOf(name);
      expect(Object.keys(expected)).toHaveLength(3);
      for (const [header, value] of Object.entries(expected))
        expect(headers.get(header), `${header} of ${name}`).toBe(value);
    }
  },
);

test.each([
  ['js', 'setHeaders'],
  ['ruby', 'Rack::Static'],
  ['python', 'WHITENOISE'],
])('the guide’s headers in %s are for the files that nginx keeps', (language, having) => {
  const [, pattern] = /location ~ "(.*)" \{/.exec(guideBlock('nginx', 'location'))!;
  expect(guideBlock(language, having)).toContain(pattern!);
});

test('errors are sent with what lets other origins read them, and are not kept, whatever the name', () => {
  const always = [...guideBlock('nginx', 'location').matchAll(/add_header (\S+) (.*) always;/g)];
  const both = ['Cache-Control', 'Access-Control-Allow-Origin'];
  expect(always.map(([, name]) => name)).toEqual([...both, ...both]);
  expect(always.map(([, , value]) => value).filter((value) => value !== '"*"')).toEqual(['"no-cache"', '$dw_cache']);
  expect(cacheInNginx()['~^[45]']).toBe('"no-cache"');
  expect(guideBlock('apache', 'FilesMatch')).toContain(
    'Header always set Cache-Control "no-cache" "expr=%{REQUEST_STATUS} -ge 400"',
  );
});

test('Apache recognizes the ETags of files that it has compressed, to which its modules add a suffix', () => {
  const [, pattern = '', by] = /RequestHeader edit\* If-None-Match "((?:\\.|[^"])*)" "((?:\\.|[^"])*)"/.exec(
    guideBlock('apache', 'FilesMatch'),
  )!;
  const unescaped = (text = ''): string => text.replaceAll(String.raw`\"`, '"');
  const received = (sent: string): string => sent.replaceAll(new RegExp(unescaped(pattern), 'g'), unescaped(by));
  expect(received('"1a7c-6611eefc-gzip", W/"1a7c-6611ef00-br"')).toBe('"1a7c-6611eefc", W/"1a7c-6611ef00"');
  expect(received('"1a7c-6611eefc"')).toBe('"1a7c-6611eefc"');
});

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

test.skipIf(!hasRsync)('the guide’s rsync replaces a loader of the same size and date, and dates it anew', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  const sameDate = new Date('1985-10-26T08:15:00Z'); // npm gives it to every file of a package
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(root, name), text);
    utimesSync(path.join(root, name), sameDate, sameDate);
  };
  for (const folder of ['dist/chunks', 'dist/host', 'web1/host', 'web2'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const blocks = guideBlock('sh', 'rsync -rc dist/chunks') + guideBlock('sh', '--delete-excluded');
  const script = blocks.replace(/^.* npx .*$/m, '').replaceAll('$server:/srv/www/widgets/', '$server/');
  const run = (lines: string) => execFileSync('sh', ['-c', lines], { cwd: root, stdio: 'ignore' });
  const deploy = () => run(script);
  write('dist/loader.js', 'build A');
  write('dist/host/helper.php', 'a program, which the server would run');
  write('web1/host/old.php', 'one of an earlier way to deploy');
  deploy();
  expect(existsSync(path.join(root, 'web1/host')), 'no page asks for these files').toBe(false);
  write('web1/loader.js', 'build A');
  write('dist/loader.js', 'build B');
  deploy();
  const loader = path.join(root, 'web1/loader.js');
  expect(readFileSync(loader, 'utf8')).toBe('build B');
  expect(statSync(loader).mtime, 'a new date, so that the ETag differs').not.toEqual(sameDate);
  expect(() => run(script.replaceAll('web1 web2', '/proc/none web2')), 'nobody reaches it').toThrow(/Command failed/);
  rmSync(root, { recursive: true });
});

test('files named after their bytes are cached for ever, and no others', () => {
  const [, headersOf] = servers[0]!;
  const forEver = names.filter((name) => headersOf(name)['cache-control']?.includes('immutable'));
  expect(forEver).toEqual([...Object.keys(manifest.chunks), manifest.css.file, manifest.loader.file].sort());
});

test('the lines of the guide make an import map of exactly the files that a page may request, and its hash', async () => {
  const importMapOf = await guideImportMap();
  const { text, cspHash } = importMapOf(manifest, ['yes-no-toggle', 'month-filter', 'yes-no-toggle']);
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  const files = new Set(['yes-no-toggle', 'month-filter'].flatMap((name) => manifest.widgets[name]!.files));
  expect(Object.keys(integrity)).toHaveLength(files.size * 4);
  for (const [address, hash] of Object.entries(integrity)) {
    const file = address.slice(manifest.publicPath.length).replace(/\?\d$/, '');
    expect(files.has(file), address).toBe(true);
    expect(hash).toBe(manifest.chunks[file]!.integrity);
  }
  expect(cspHash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(text.length).toBeLessThan(manifest.importMap.length / 2);
  expect(importMapOf(manifest, Object.keys(manifest.widgets)).text.length, 'all widgets need all of it').toBe(
    manifest.importMap.length,
  );
});
