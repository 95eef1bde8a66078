import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { deployed } from '../../../shared/tools/host-kit/deployed.ts';
import { dist } from '../../support/dist.ts';
import { freePort } from '../../free-port.mjs';
import { guideBlock, guides } from '../../support/guides.ts';

/** The guide's lines for nginx and Apache in the server itself, where it is installed (Debian's packages), beside the rules of an application. */
const MODULES = '/usr/lib/apache2/modules';
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }; // where the servers are, also for those who are not root
const runs = (command: string): boolean => spawnSync(command, ['-v'], { env }).status === 0;
const hasNginx = runs('nginx');
const hasApache = runs('apache2') && existsSync(`${MODULES}/mod_brotli.so`);

/** A folder with `widgets/` and the page of an application, which the servers' own users may read. */
function siteFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // as the guides say, without host/
  cpSync(dist, path.join(root, 'widgets'), {
    recursive: true,
    filter: (from) => path.relative(dist, from) !== 'host',
  });
  writeFileSync(path.join(root, 'app.html'), '<h1>The page of the application</h1>');
  mkdirSync(path.join(root, 'logs'));
  execFileSync('chmod', ['-R', 'a+rX', root]);
  return root;
}

/** Runs a server until the test ends. @returns the address of the folder */
async function start(port: number, command: string, args: string[]): Promise<string> {
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said = text(server.stderr);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => void server.once('close', resolve)).then(() => (hasEnded = true));
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  const folder = `http://127.0.0.1:${port}/widgets/`;
  while (!hasEnded) {
    if (await fetch(folder).catch(() => undefined)) return folder;
    await pause(50);
  }
  throw new Error(`${command} did not start: ${await said}`);
}

async function startNginx(rules: string): Promise<string> {
  const root = siteFolder();
  const port = await freePort();
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; pid ${root}/pid; error_log ${root}/logs/error.log; events {}
http { types { text/javascript js; text/css css; text/html html; application/json json; } access_log off;
${guideBlock('nginx', 'map $status')}
server { listen 127.0.0.1:${port}; root ${root}; ${rules}
${guideBlock('nginx', 'location')} } }`,
  );
  return start(port, 'nginx', ['-c', path.join(root, 'nginx.conf')]);
}

async function startApache(rules: string, missing = ''): Promise<string> {
  const root = siteFolder();
  const port = await freePort();
  const modules = 'mpm_event authz_core mime filter headers deflate brotli dir rewrite'
    .split(' ')
    .filter((name) => name !== missing);
  writeFileSync(
    path.join(root, 'apache.conf'),
    `ServerRoot ${root}
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${root}/pid
ErrorLog ${root}/logs/error.log
TypesConfig /etc/mime.types
DocumentRoot ${root}
AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/css text/javascript application/javascript
${rules.replaceAll('ROOT', root)}
${guideBlock('apache', 'FilesMatch').replace('/srv/www/widgets', `${root}/widgets`)}`,
  );
  return start(port, 'apache2', ['-f', path.join(root, 'apache.conf'), '-D', 'FOREGROUND']);
}

/** The answer to a proxy or CDN, in the oldest words that these have. */
async function toProxy(address: string): Promise<string> {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathname} HTTP/1.0\r\nHost: ${hostname}\r\nVia: 1.1 cdn\r\nAccept-Encoding: gzip\r\n\r\n`);
  return text(socket);
}

const servers = [
  ['nginx', 'its own pages only', hasNginx, () => startNginx('')],
  ['nginx', 'an error page for the whole server', hasNginx, () => startNginx('error_page 404 /app.html;')],
  ['Apache', 'its own pages only', hasApache, () => startApache('')],
  ['Apache', 'an error page for the whole server', hasApache, () => startApache('ErrorDocument 404 /app.html')],
  [
    'Apache',
    'rules that give the application what is no file',
    hasApache,
    () =>
      startApache(
        '<Directory ROOT>\nRewriteEngine on\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^ app.html [L]\n</Directory>',
      ),
  ],
  [
    'Apache',
    'a page for what is no file',
    hasApache,
    () => startApache('<Directory ROOT>\nFallbackResource /app.html\n</Directory>'),
  ],
] as const;

test.for(servers)('%s with %s sends what pages of any origin need', async ([, , isInstalled, run], { skip }) => {
  skip(!isInstalled, 'it is not installed');
  const folder = await run();
  expect([...(await deployed(folder, 'https://app.example')).findings]).toEqual([]);
  // an open page has to see that a file is gone, and later that it has come
  const missing = await fetch(`${folder}chunks/none-AAAAAA.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(missing.headers.get('access-control-allow-origin')).toBe('*');
  for (const coding of ['gzip', 'br']) {
    const asked = { 'accept-encoding': coding };
    const { headers } = await fetch(`${folder}loader.js`, { headers: asked });
    const again = await fetch(`${folder}loader.js`, {
      headers: { ...asked, 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status, `asked again, with ${coding}`).toBe(304);
  }
  expect(await toProxy(`${folder}loader.js`), 'compressed for a proxy').toMatch(/^content-encoding: gzip/im);
});

test('Apache refuses the lines without mod_headers, as the guide says', async ({ skip }) => {
  skip(!hasApache, 'it is not installed');
  const guide = guides.get('stories/guides/servers.md') ?? '';
  const [, refusal = 'no sentence'] = /without it Apache refuses the block: `([^`]+)`/.exec(guide) ?? [];
  await expect(startApache('', 'headers')).rejects.toThrow(refusal);
});
