import type { BrowserContext, Page } from '@playwright/test';

/** A browser of another person in the same world. */
export async function anotherBrowser(context: BrowserContext, open: () => Promise<BrowserContext>): Promise<Page> {
  const other = await open();
  await other.addCookies((await context.cookies()).filter(({ name }) => name === 'demo_world'));
  return other.newPage();
}
