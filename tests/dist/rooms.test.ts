import { expect, test } from 'vitest';
import { COPIED, PACKAGES, TOGETHER } from '../../shared/tools/build/rooms.ts';
import { pageFiles, readManifest } from '../support/dist.ts';

const manifest = readManifest();
const chunks = Object.values(manifest.chunks);
const chunksWith = (module: string): string[] =>
  chunks.filter(({ modules }) => modules.includes(module)).map(({ id }) => id);

test('a module lies in one chunk, unless it is pure', () => {
  const pure = new RegExp(`^shared/(${COPIED.filter((room) => room !== 'check/rules').join('|')}|check/rules)/`);
  const modules = new Set(chunks.flatMap((chunk) => chunk.modules));
  const copied = [...modules].filter((module) => chunksWith(module).length > 1);
  expect(copied.filter((module) => !pure.test(module)).map((module) => [module, ...chunksWith(module)])).toEqual([]);
});

test('at most twelve lines say which rooms lie together, and each names rooms that ship', () => {
  expect([...Object.keys(TOGETHER), ...Object.keys(PACKAGES)].length).toBeLessThanOrEqual(12);
  const modules = chunks.flatMap((chunk) => chunk.modules);
  // Preact is in the other flavour
  const folders = [...Object.values(TOGETHER), ...Object.values(PACKAGES)].flat().filter((room) => room !== 'preact');
  const empty = folders.filter(
    (room) =>
      !modules.some((module) => module.startsWith(`shared/${room}/`) || module.startsWith(`node_modules/${room}/`)),
  );
  expect(empty).toEqual([]);
});

test('a page with a switch loads at most 5 scripts before it can be clicked', () => {
  expect(pageFiles(manifest, 'yes-no-toggle').filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(5);
});
