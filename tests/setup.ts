import { configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { waitForExpectedErrors, settleConsole, watchConsole } from './support/console.ts';
import { startNetwork } from './support/network.ts';
import { checkReportedChanges } from './support/reported-changes.ts';
import { forgetStored, resetPage } from './support/reset-page.ts';

// a busy machine is slow, and a test never asserts times
configure({ asyncUtilTimeout: 30_000 });

// the test browser's own page is marked as English, which would become every widget's language (D26)
document.documentElement.removeAttribute('lang');

beforeAll(async () => {
  await startNetwork();
});

beforeEach(({ onTestFinished }) => {
  watchConsole();
  onTestFinished(async () => {
    vi.restoreAllMocks();
    // as in-chromium.ts opens it
    if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  });
});

afterEach(async () => {
  await waitForExpectedErrors();
  await resetPage();
  settleConsole();
  await checkReportedChanges();
  forgetStored();
});
