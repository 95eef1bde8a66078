import type { Page } from '@playwright/test';

/** Waits until the chunk has come that follows the page and copies; before, each method of the loader waits for it, which takes a copy out of its click. */
export async function restOfLoader(page: Page): Promise<void> {
  await page.waitForFunction(() => window.DealerWidgets && 'scan' in window.DealerWidgets);
  await page.evaluate(() => DealerWidgets.scan());
}
