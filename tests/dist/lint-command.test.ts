import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHost } from '../../mocks/host/host.ts';
import { lintCommand } from '../../shared/host-kit/lint-command.ts';

test('the command reads rendered pages and ends with 1 when something is wrong', async () => {
  const host = await startHost({ port: 0 });
  const lines: string[] = [];
  const run = (...args: string[]) => {
    lines.length = 0;
    return lintCommand(args, (line) => void lines.push(line));
  };
  try {
    const login = await fetch(`${host.url}/demo/as/admin?to=/app/admin/dealers`, { redirect: 'manual' });
    const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
    const dealers = `${host.url}/app/admin/dealers`;
    expect(await run('--url', dealers, '--cookie', cookie.join('; '))).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^1 read, [1-9]\d+ widgets and calls of helpers found, 0 problems$/)]);
    expect(await run('--url', dealers, '--format', 'github')).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining(`title=page::the server redirected to another page, ${host.url}/login`),
    ]);
    await expect(lintCommand(['tests/none/**/*.html'], () => {})).rejects.toThrow(
      'No file fits "tests/none/**/*.html"',
    );
  } finally {
    await host.close();
  }
});

test('an annotation for GitHub is one line, whatever the template quotes, and another format is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-widgets-'));
  const file = join(folder, 'a, b.html');
  writeFileSync(file, '<div data-widget="quiz"><script type="application/json">{ "a":\n bad 100% }</script></div>');
  const lines: string[] = [];
  expect(await lintCommand([file, '--format', 'github'], (line) => void lines.push(line))).toBe(1);
  expect(lines.join('\n').split('\n')).toEqual(lines);
  expect(lines[0]).toMatch(/cannot be read: .*"a":%0A bad 100%25/);
  expect(lines[0]).toContain('a%2C b.html,line=1,');
  await expect(lintCommand([file, '--format', 'xml'], () => {})).rejects.toThrow(
    '--format xml is not one of text, json, github.',
  );
  rmSync(folder, { recursive: true });
});
