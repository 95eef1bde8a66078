import type { Page } from '@playwright/test';

/** Takes the header `Date` from the answers to calls, where a test sets the clock of the page and means it as the right one. */
export const withoutServerDate = (page: Page): Promise<unknown> =>
  page.route('**/app/**', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
