import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { close, listen } from '../../support/local-server.ts';

const root = path.join(import.meta.dirname, '../../..');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'shared/host-kit/cli.ts'), ...args], { encoding: 'utf8' });

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
  const command = spawn(process.execPath, [path.join(root, 'shared/host-kit/cli.ts'), 'help']);
  command.stdout.destroy();
  let said = '';
  command.stderr.on('data', (part: Buffer) => (said += part.toString()));
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});

test.each([
  [
    ['lint', '--formt', 'json'],
    'lint has no option --formt. Did you mean --format? "dealer-widgets lint --help" lists all.',
  ],
  [
    ['verify', 'https://a.example', '--allow-write'],
    'verify has no option --allow-write. Did you mean --allow-writes?',
  ],
  [
    ['deployed', 'https://a.example', '--origin=x'],
    'deployed has no option --origin. "dealer-widgets deployed --help" lists all.',
  ],
  [['verify', '-c', 'a=1'], 'verify has no option -c. "dealer-widgets verify --help" lists all.'],
  [
    ['verify', 'https://a.example', '--cookie'],
    '--cookie needs a value. Write --cookie VALUE, or --cookie=VALUE if it begins with a hyphen.',
  ],
  [['verify', '--cookie', '--allow-writes'], '--cookie needs a value.'],
  [['verify', '--template=ids.json'], '--template takes no value. Leave out "=" and what follows it.'],
])('an option that is none is named, with the near one: %j', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toContain(sentence);
  expect(stderr.trim()).not.toContain('\n');
  expect([status, stdout]).toEqual([2, '']);
});

test('a server without https is named as one, in every command', async () => {
  const server = createServer((_, response) => void response.end('<p>'));
  const { host } = new URL(await listen(server));
  const origin = `https://${host}`;
  // a server of this process could not answer while it waits for the command
  const said = async (...args: string[]): Promise<string> => {
    const command = spawn(process.execPath, [path.join(root, 'shared/host-kit/cli.ts'), ...args]);
    const texts = await Promise.all([text(command.stdout), text(command.stderr)]);
    return texts.join('');
  };
  const verified = await said('verify', origin, '--only', 'rooms');
  expect(verified).toContain(
    'no complete answer: the server does not speak https there. Write http:// if that is what it speaks.',
  );
  expect(await said('verify', origin, '--page', '/profile')).toContain(
    'could not be read: the server does not speak https there. Write http://',
  );
  expect(await said('deployed', origin)).toContain('cannot be read: the server does not speak https there.');
  expect(await said('lint', '--url', `${origin}/app`)).toContain(
    'this page could not be fetched: the server does not speak https there.',
  );
  await close(server);
});
