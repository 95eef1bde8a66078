import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '../../../support/backends.ts';

const root = path.join(import.meta.dirname, '../../../..');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'shared/tools/host-kit/cli.ts'), ...args], { encoding: 'utf8' });

/** The same, while a server of this process can answer. */
async function runBeside(...args: string[]): Promise<string> {
  const command = spawn(process.execPath, [path.join(root, 'shared/tools/host-kit/cli.ts'), ...args]);
  const texts = await Promise.all([text(command.stdout), text(command.stderr)]);
  return texts.join('');
}

test.each([
  [['--help'], 0, /verify <origin>[^]*lint page\.html/],
  [['-h'], 0, /verify <origin>/],
  [['help'], 0, /verify <origin>/],
  [['verify', '--help'], 0, /^dealer-widgets verify <origin>/],
  [['verify', 'https://staging.example', '-h'], 0, /^dealer-widgets verify <origin>/],
  [['lint', '--help'], 0, /^dealer-widgets lint /],
  [['deployed', '--help'], 0, /^dealer-widgets deployed <address/],
  [['deployed'], 2, /^dealer-widgets deployed <address/],
  [[], 2, /verify <origin>/],
  [['verfiy'], 2, /^There is no command "verfiy"\./],
])('the command says how it is used: %j', (args, code, expected) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toBe('');
  expect(stdout).toMatch(expected);
  expect(status).toBe(code);
});

test('a command whose output is no longer read finishes', async () => {
  const command = spawn(process.execPath, [path.join(root, 'shared/tools/host-kit/cli.ts'), 'help']);
  command.stdout.destroy();
  let said = '';
  command.stderr.on('data', (part: Buffer) => (said += part.toString()));
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});

test.each([
  [['lint', '--formt', 'json'], "Unknown option '--formt'"],
  [['verify', 'https://a.example', '--cookie'], "Option '--cookie <value>' argument missing"],
])('an option that is none, or lacks its value, is named: %j', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toContain(sentence);
  expect([status, stdout]).toEqual([2, '']);
});

test('a server without https is named as one, in every command', async () => {
  const { host } = new URL(await serve((_, response) => void response.end('<p>')));
  const origin = `https://${host}`;
  const verified = await runBeside('verify', origin, '--only', 'rooms');
  expect(verified).toContain(
    'no complete answer: the server does not speak https there. Write http:// if that is what it speaks.',
  );
  expect(await runBeside('verify', origin, '--page', '/profile')).toContain(
    'could not be read: the server does not speak https there. Write http://',
  );
  expect(await runBeside('deployed', origin)).toContain('cannot be read: the server does not speak https there.');
  expect(await runBeside('lint', '--url', `${origin}/app`)).toContain(
    'this page could not be fetched: the server does not speak https there.',
  );
});

test('what a page, a server or the command line sends never controls the terminal', async () => {
  const ESCAPE = '\u001B]0;owned\u0007\u009B2J\u202E';
  const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  const page = path.join(folder, 'page.html');
  writeFileSync(page, `<p data-widget="quizz" id="${ESCAPE}\n9"></p><p data-widgets="quiz" data-copy="${ESCAPE}"></p>`);
  const manifest = { build: ESCAPE, loader: {}, css: {}, older: {}, chunks: { [`chunks/${ESCAPE}\n.js`]: {} } };
  const origin = await serve(({ url }, response) => {
    if (url?.endsWith('manifest.json')) return response.end(JSON.stringify(manifest));
    response.writeHead(422, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ message: ESCAPE, errors: { [ESCAPE]: [ESCAPE] } }));
  });
  const results = await Promise.all([
    runBeside('lint', page, '--url', `${origin}/${ESCAPE}`),
    runBeside('lint', page, '--format', 'json'),
    runBeside('lint', `${ESCAPE}.html`),
    runBeside('deployed', `${origin}/widgets/`),
    runBeside('deployed', `${origin}/widgets/`, '--expect', ESCAPE),
    runBeside('verify', origin, '--only', 'rooms,toggleFmd', '--allow-writes'),
    runBeside('verify', origin, '--only', ESCAPE),
    runBeside(ESCAPE),
  ]);
  rmSync(folder, { recursive: true });
  for (const said of results) {
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toMatch(/[^\P{C}\n]/u);
    expect(said).not.toMatch(/^(9|\.js)/m);
  }
  expect(JSON.parse(results[1])).toContainEqual(expect.objectContaining({ where: expect.stringContaining(ESCAPE) }));
});
