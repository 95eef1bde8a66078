import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'shared/host-kit/cli.ts'), ...args], { encoding: 'utf8' });

test.each([
  [['--help'], 0, /verify <origin>[^]*lint "views|lint "views[^]*verify <origin>/],
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
