import type { Page, Request } from '@playwright/test';

/**
 * Follows what a page requests; call it before the page is opened.
 * @returns waits until the page has nothing to do and nothing is under way, also of what the last press has begun
 */
export function settledOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request): void => void underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    for (let quiet = 0; quiet < 2; quiet = underWay.size === 0 ? quiet + 1 : 0)
      await page.evaluate(() => new Promise((next) => requestIdleCallback(next, { timeout: 1000 })));
  };
}
