import type { Page } from '@playwright/test';

/** Takes the header `Date` from the answers to calls, where a test sets the clock of the page and means it as the right one. */
export const withoutServerDate = (page: Page): Promise<unknown> =>
  page.route('**/app/**', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    try {
      const response = await route.fetch();
      const { date: _, ...headers } = response.headers();
      return await route.fulfill({ response, headers });
    } catch (error) {
      if (!/disposed|closed/.test(String(error))) throw error; // else the page was left meanwhile
    }
  });
