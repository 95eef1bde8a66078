import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withOlderFiles } from '../../../shared/tools/release/older-files.ts';
import { writeFiles } from '../../../shared/tools/release/write-files.ts';
import { distFiles } from '../../support/dist.ts';
import { nextBuild } from '../../support/next-build.ts';
import { restOfLoader } from './rest-of-loader.ts';
import { expect, test as base } from './test.ts';

interface Deploys {
  dist: string;
  /** Writes the next build, as build.mjs does. @param keep how many days the files of the one before stay */
  deploy(keep: number): Promise<void>;
}

/** Waits until the page has what it needs to tell of a deploy: the rest of the loader, and the code of the notice, which is fetched ahead. */
export async function canTellOfDeploy(page: Page): Promise<void> {
  await restOfLoader(page);
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(fetched).toContainEqual(expect.stringContaining('/~modals-'));
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
