import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../support/dist.ts';
import { guideBlock, guideImportMap } from '../../support/guides.ts';

/** The guides "Servers" and "Going live": their own lines are run (those for nginx and Apache: servers.test.ts). */
const manifest = readManifest();

test.each([
  ['js', 'setHeaders'],
  ['ruby', 'Rack::Static'],
  ['python', 'WHITENOISE'],
])('the guide’s headers in %s are for the files that nginx keeps', (language, having) => {
  const [, pattern] = /location ~ "(.*)" \{/.exec(guideBlock('nginx', 'location'))!;
  expect(guideBlock(language, having)).toContain(pattern!);
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
