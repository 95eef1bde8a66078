import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withOlderFiles } from '../../../shared/tools/release/older-files.ts';
import { writeFiles } from '../../../shared/tools/release/write-files.ts';
import { distFiles } from '../../support/dist.ts';
import { nextBuild } from '../../support/next-build.ts';
import { test as base } from './test.ts';

interface Deploys {
  dist: string;
  /** Writes the next build, as build.mjs does. @param keep how many days the files of the one before stay */
  deploy(keep: number): Promise<void>;
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
