import type { Page } from '@playwright/test';

/** Holds the requests of a page for these addresses. @returns lets them through, and all that come later */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
