import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { withOlderFiles } from '../../../shared/tools/release/older-files.ts';
import { writeFiles } from '../../../shared/tools/release/write-files.ts';
import { distFiles } from '../../support/dist.ts';
import { hashedName, hashOf } from '../../../shared/tools/build/names.ts';
import { test as base } from './test.ts';
import type { Manifest } from '../../../shared/lib/manifest.ts';
import path from 'node:path';

/**
 * The files after a deploy that changes every chunk: the same code under other names. Made of a build that is there, because a build takes seconds.
 * @param files of `dist/`, its manifest among them
 */
function nextBuild(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const text = (name: string): string => Buffer.from(files.get(name)!).toString();
  const manifest = JSON.parse(text('manifest.json')) as Manifest;
  const changed = new Map(Object.keys(manifest.chunks).map((name) => [name, `${text(name)}\n// changed`]));
  const letters = (name: string): string => name.slice(-9, -3);
  const renamed = new Map(
    [...changed].map(([name, code]) => [
      letters(name),
      letters(hashedName(`chunks/${manifest.chunks[name]!.id}.js`, code)),
    ]),
  );
  const build = hashOf([...renamed.values()].join(), 8);
  // the loader's table has the letters of all chunks in one text
  const loader = text('loader.js')
    .replace(/(?<=[`"'])(?:[0-9A-F]{6}){20,}(?=[`"'])/, (all) => all.replace(/.{6}/g, (hash) => renamed.get(hash)!))
    .replaceAll(manifest.build, build);
  const rename = (written: string): string =>
    written.replace(/-([0-9A-F]{6})(?=\.js)/g, (_, hash: string) => `-${renamed.get(hash)!}`);
  const loaderFile = hashedName('loader.js', loader, 8);
  return new Map<string, Uint8Array>([
    ...[...changed].map(([name, code]) => [rename(name), Buffer.from(code)] as const),
    ['loader.js', Buffer.from(loader)],
    [loaderFile, Buffer.from(loader)],
    ['widgets.css', files.get('widgets.css')!],
    [manifest.css.file, files.get(manifest.css.file)!],
    [
      'manifest.json',
      Buffer.from(
        rename(text('manifest.json')).replaceAll(manifest.loader.file, loaderFile).replaceAll(manifest.build, build),
      ),
    ],
  ]);
}

interface Deploys {
  dist: string;
  /** Writes the next build, as build.mjs does. @param keep how many days the files of the one before stay */
  deploy(keep: number): Promise<void>;
}

/** Makes the page ask for a file that a deploy has taken away. */
export async function missFile(page: Page): Promise<void> {
  await page.route(/\/widgets\/chunks\/faq-item/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => void DealerWidgets.import('faq-item').catch(() => {}));
}

/** Each test has a `dist/` of its own, in which it can deploy. */
export const test = base.extend<Deploys>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its text
  dist: async ({}, provide) => {
    const dist = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
    await writeFiles(dist, distFiles());
    await provide(dist);
    rmSync(dist, { recursive: true });
  },
  deploy: async ({ dist }, provide) =>
    provide(async (keep) => writeFiles(dist, await withOlderFiles(dist, nextBuild(distFiles()), keep, new Date()))),
});
