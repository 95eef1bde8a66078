import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { daysOf, withOlderFiles } from '../../../../shared/tools/release/older-files.ts';
import { writeFiles } from '../../../../shared/tools/release/write-files.ts';
import { filesIn } from '../../../support/project-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Map<string, Uint8Array>;

/** A build of one chunk, named by a letter. */
function buildOf(letter: string): Files {
  const file = (name: string): string => `${name}-${letter}`;
  const manifest = {
    loader: { file: file('loader') },
    css: { file: 'widgets-A' },
    chunks: { [file('chunks/x')]: {} },
    older: {},
  };
  return new Map(
    [file('chunks/x'), file('loader'), 'widgets-A', 'loader.js'].map(
      (name) => [name, Buffer.from(letter)] as [string, Uint8Array],
    ),
  ).set('manifest.json', Buffer.from(JSON.stringify(manifest)));
}

/** Builds on a day of November, as build.mjs does. @returns what is there then, the list of the manifest among it */
async function deploy(
  letter: string,
  day: string,
  keep = 14,
): Promise<{ names: string[]; older: Record<string, string> }> {
  await writeFiles(folder, await withOlderFiles(folder, buildOf(letter), keep, new Date(`2026-11-${day}T00:00:00Z`)));
  const files = filesIn(folder);
  const { older } = JSON.parse(files.get('manifest.json')!.toString()) as { older: Record<string, string> };
  return { names: [...files.keys()].filter((name) => name.includes('-')), older };
}

test('a file stays so many days after the build that replaced it, whatever its own date', async () => {
  await deploy('A', '01');
  expect(await deploy('B', '10')).toEqual({
    names: ['chunks/x-A', 'chunks/x-B', 'loader-A', 'loader-B', 'widgets-A'],
    older: { 'chunks/x-A': '2026-11-10T00:00:00.000Z', 'loader-A': '2026-11-10T00:00:00.000Z' },
  });
  expect((await deploy('C', '23')).names).toEqual([
    'chunks/x-A',
    'chunks/x-B',
    'chunks/x-C',
    'loader-A',
    'loader-B',
    'loader-C',
    'widgets-A',
  ]);
  const last = await deploy('C', '24'); // fourteen days after A was replaced, one after B was
  expect(last.names).toEqual(['chunks/x-B', 'chunks/x-C', 'loader-B', 'loader-C', 'widgets-A']);
  expect(last.older).toEqual({ 'chunks/x-B': '2026-11-23T00:00:00.000Z', 'loader-B': '2026-11-23T00:00:00.000Z' });
});

test('the first build with --keep keeps what "The order" has left on the server, and nothing else', async () => {
  await deploy('A', '01');
  const earlier = ['chunks/core-3A91F0.js', 'chunks/~late-123456.js', 'loader-0B72C94E.js', 'widgets-12345678.css'];
  const foreign = [
    'chunks/notes-123.js',
    'core-3A91F0.js',
    'host/x-3A91F0.js',
    'chunks/core-3A91F0.js.map',
    'page-1.html',
  ];
  for (const name of [...earlier, ...foreign]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'x');
  }
  const { names, older } = await deploy('B', '10');
  expect(names).toEqual(['chunks/x-A', 'chunks/x-B', 'loader-A', 'loader-B', 'widgets-A', ...earlier].sort());
  expect(Object.keys(older)).toEqual(['chunks/x-A', 'loader-A', ...earlier].sort());
  expect((await deploy('B', '24')).names, 'fourteen days later').toEqual(['chunks/x-B', 'loader-B', 'widgets-A']);
});

test('a rollback makes the older files the present ones, and keeps those it takes back', async () => {
  await deploy('A', '01');
  await deploy('B', '02');
  expect((await deploy('A', '03')).older).toEqual({
    'chunks/x-B': '2026-11-03T00:00:00.000Z',
    'loader-B': '2026-11-03T00:00:00.000Z',
  });
  expect((await deploy('B', '04')).older).toEqual({
    'chunks/x-A': '2026-11-04T00:00:00.000Z',
    'loader-A': '2026-11-04T00:00:00.000Z',
  });
});

test('without --keep nothing is kept, and deleted files are not listed', async () => {
  await deploy('A', '01');
  await deploy('B', '02');
  rmSync(path.join(folder, 'chunks/x-A'));
  expect((await deploy('B', '03')).older).toEqual({ 'loader-A': '2026-11-02T00:00:00.000Z' });
  expect(await deploy('B', '04', 0)).toEqual({ names: ['chunks/x-B', 'loader-B', 'widgets-A'], older: {} });
});

test('a manifest that is not ours stops the build before anything is deleted', async () => {
  await writeFiles(folder, new Map([['manifest.json', '{"name":"another"}']]));
  await expect(deploy('A', '01')).rejects.toThrow(
    /manifest\.json cannot be read, so it is not known which older files to keep\. Put/,
  );
  expect([...filesIn(folder).keys()]).toEqual(['manifest.json']);
});

test('--keep is a number of days', () => {
  expect([undefined, '0', '14', '0.5'].map(daysOf)).toEqual([0, 0, 14, 0.5]);
  for (const nonsense of ['', ' ', 'two weeks', '-1', 'Infinity'])
    expect(() => daysOf(nonsense), nonsense).toThrow(/Expected a number of days, such as --keep=14/);
});
