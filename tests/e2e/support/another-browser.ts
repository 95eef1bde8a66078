import type { BrowserContext, Page } from '@playwright/test';

/** Another person's browser in the same world. */
export async function anotherBrowser(context: BrowserContext, open: () => Promise<BrowserContext>): Promise<Page> {
  const other = await open();
  await other.addCookies((await context.cookies()).filter(({ name }) => name === 'demo_world'));
  return other.newPage();
}
