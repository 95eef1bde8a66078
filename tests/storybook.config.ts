import './guard.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, sameEverywhere } from './chromium.mjs';

/** The stories as tests in a Storybook that was built, and the reference pictures (tests/README.md, "Pictures"). */
export default defineConfig({
  testDir: 'ci/storybook',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/stories',
  snapshotPathTemplate: '{testDir}/../../pictures/reference/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // Playwright's own threshold, 0.2, takes #66707c and #444444 for the same colour; processors differ by one or two of 256 steps
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20 } },
  // a missing picture fails: it is made on purpose, with --update-snapshots
  updateSnapshots: 'none',
  // the report has the picture, the reference and the difference side by side
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report/stories' }]],
  use: { ...sameEverywhere, browserName: 'chromium', launchOptions: await chromiumLaunch() },
});
