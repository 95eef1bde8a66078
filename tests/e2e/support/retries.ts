import { expect, type Page } from '@playwright/test';

/** Skips the pauses between the loader's tries (shared/loader/chunk.ts) until this holds. The page was opened after `page.clock.install()`. */
export const afterRetries = (page: Page, holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(4_000);
    await holds();
  }).toPass();
